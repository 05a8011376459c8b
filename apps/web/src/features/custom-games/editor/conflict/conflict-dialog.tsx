import { useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { type Choices, choicesOf, type Difference, type Side, suggestedChoices } from "../model/merge.ts";
import type { Sheet } from "../model/sheet.ts";
import { labelOf, versionOf, wordsOf } from "./difference-words.ts";

interface ConflictDialogProps {
	readonly differences: readonly Difference[];
	readonly mine: Sheet;
	readonly theirs: Sheet;
	readonly onChoose: (choices: Choices) => void;
	readonly onClose: () => void;
}

/** Shows both versions of a game that was changed in two places, and asks for a choice at each difference. */
export function ConflictDialog({ differences, mine, theirs, onChoose, onClose }: ConflictDialogProps) {
	const id = useId();
	const [choices, setChoices] = useState(() => suggestedChoices(differences));
	const all = (side: Side) => setChoices(choicesOf(differences, () => side));
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			className="m-auto flex max-h-[calc(100dvh-2rem)] w-[min(60rem,100vw-2*max(1rem,var(--safe-sides)))] max-w-none flex-col rounded-xl border-3 border-ink bg-paper text-ink backdrop:bg-sunk/75 motion-safe:animate-arrive"
		>
			<div className="border-b-2 border-line p-5 md:px-7">
				<h2 id={id} className="text-2xl leading-tight md:text-3xl">
					Someone changed this game meanwhile.
				</h2>
				<p className="mt-2 text-muted">
					{differences.length === 1 ? "1 difference" : `${differences.length} differences`}. Choose what to
					keep; nothing is saved until you do.
				</p>
				<div className="mt-3 flex flex-wrap gap-2">
					<Button kind="quiet" small onClick={() => all("mine")}>
						Keep all of mine
					</Button>
					<Button kind="quiet" small onClick={() => all("theirs")}>
						Take all of theirs
					</Button>
				</div>
			</div>
			<div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4 md:px-7">
				<ul className="grid gap-4">
					{differences.map((difference) => (
						<li key={difference.key}>
							<DifferenceChoice
								difference={difference}
								mine={mine}
								theirs={theirs}
								chosen={choices[difference.key] ?? "mine"}
								onChoose={(side) => setChoices({ ...choices, [difference.key]: side })}
							/>
						</li>
					))}
				</ul>
			</div>
			<div className="grid grid-cols-2 gap-3 border-t-2 border-line p-5 md:px-7">
				<Button kind="quiet" onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>
					Not yet
				</Button>
				<Button onClick={() => onChoose(choices)}>Save this version</Button>
			</div>
		</Dialog>
	);
}

interface DifferenceChoiceProps {
	readonly difference: Difference;
	readonly mine: Sheet;
	readonly theirs: Sheet;
	readonly chosen: Side;
	readonly onChoose: (side: Side) => void;
}

const SIDES = { mine: "Yours", theirs: "Theirs" } as const;

function DifferenceChoice({ difference, mine, theirs, chosen, onChoose }: DifferenceChoiceProps) {
	const group = useId();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 font-bold [overflow-wrap:anywhere]">
				{labelOf(difference)} <span className="font-normal text-muted">{wordsOf(difference)}</span>
			</legend>
			<div className="grid gap-2 sm:grid-cols-2">
				{(["mine", "theirs"] as const).map((side) => (
					<label
						key={side}
						className="relative cursor-pointer rounded-md border-2 border-edge px-3.5 py-2 has-checked:border-ink has-checked:bg-accent/15 has-focus-visible:outline-3 has-focus-visible:outline-focus"
					>
						<span className="flex items-center gap-2 text-sm font-bold">
							<input
								type="radio"
								name={group}
								checked={chosen === side}
								className="size-4 accent-ink"
								onChange={() => onChoose(side)}
							/>
							{SIDES[side]}
						</span>
						<span className="block whitespace-pre-line [overflow-wrap:anywhere]">
							{versionOf(difference, side === "mine" ? mine : theirs, side)}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

import { Art } from "../../art/art.tsx";
import { Arrow } from "../../marks.tsx";
import { Words } from "../gap.tsx";
import type { StageRules } from "../stage-rules.ts";
import type { EndedRun, LastItem } from "./ending.ts";

interface LastPairProps {
	missed: NonNullable<EndedRun["missed"]>;
	rules: StageRules;
}

/** Of both names together, in letters. Longer ones are smaller, so that the dialog need not scroll. */
const MAX_LARGE = 90;

/** The missed item with its number, and how it compares to the other one. */
export function LastPair({ missed: { first, second, guess, measure, gap }, rules }: LastPairProps) {
	const right = second.value > first.value ? "higher" : second.value < first.value ? "lower" : null;
	// The game's own measure stood on the stage; a year needs none.
	const seen = measure === rules.measure ? "" : measure;
	const isLong = first.name.length + second.name.length > MAX_LARGE;
	const heard = measure === "year" || seen ? "" : measure;
	return (
		<section
			aria-label="The last pair"
			className="relative flex min-h-14 items-center gap-2.5 rounded-md bg-raise px-3 py-1.5 text-left shadow-card"
		>
			<Art art={second.art} name={second.name} value={second.value} className="h-9 shrink-0 rounded-sm" />
			<div
				className={`min-w-0 grow wrap-anywhere sm:text-[0.9rem]/[1.35] ${isLong ? "text-[0.75rem]/[1.25]" : "text-[0.8rem]/[1.35]"}`}
			>
				<p>
					<strong className={isLong ? "" : "text-[0.9rem]"}>
						<Name item={second} fillsRow />
					</strong>{" "}
					<strong className="font-display text-[1rem]/none font-extrabold tabular-nums">
						{second.shownNumber}
					</strong>{" "}
					<span className="text-muted">
						{seen} {heard && <span className="sr-only">{heard}</span>} {second.isEstimate && "estimate"}{" "}
						{right && guess !== "timeout" && (
							<span className="whitespace-nowrap">you said {rules.buttons[guess].label}</span>
						)}
					</span>
				</p>
				<p className="text-muted">
					{right && (
						<strong className={right === "higher" ? "text-higher" : "text-lower"}>
							<Arrow direction={right} className="mr-0.5 inline-block w-3 align-[-0.05em]" />
							{rules.buttons[right].label}
						</strong>
					)}{" "}
					{right ? "than" : "The same as"} <Name item={first} />{" "}
					<span className="tabular-nums">
						{first.shownNumber} {first.isEstimate && "estimate"}
					</span>
				</p>
				{right && (
					<p className="font-bold">
						<Words parts={gap} />
					</p>
				)}
			</div>
		</section>
	);
}

/** Links to the item's article. `fillsRow`: all of the row can be pressed. */
function Name({ item: { name, article }, fillsRow = false }: { item: LastItem; fillsRow?: boolean }) {
	if (!article) return <bdi>{name}</bdi>;
	return (
		<a
			className={`link ${fillsRow ? "after:absolute after:inset-0 after:rounded-md" : "relative z-1"}`}
			href={article}
			target="_blank"
			rel="noreferrer"
		>
			{name}
			<span className="sr-only"> on Wikipedia, in a new tab</span>
		</a>
	);
}

import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { MAX_CLASSIC_DESCRIPTION_LENGTH, MAX_CLASSIC_NAME_LENGTH } from "@hilo/rules/site/lengths";
import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { GameCard } from "../../home/game-card.tsx";

export type Game = Outputs["site"]["classicGames"][number];

export const nameOf = ({ name, defaultName }: Game): string => name ?? defaultName;

const GRIP = "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01";

interface ClassicRowProps {
	game: Game;
	index: number;
	isEdited: boolean;
	onGrip: (event: PointerEvent<HTMLElement>, index: number) => void;
	/** @param by places to move down; negative moves up */
	onMove: (by: number) => void;
	onEdit: () => void;
}

/** A game in the list. Its handle is dragged, or moved with the arrow keys. */
export function ClassicRow({ game, index, isEdited, onGrip, onMove, onEdit }: ClassicRowProps) {
	const change = useChangeGame();
	const handle = useRef<HTMLButtonElement>(null);
	const isMoved = useRef(false);
	// Browsers remove the focus from an element that moves within the document.
	useEffect(() => {
		if (isMoved.current) handle.current?.focus();
		isMoved.current = false;
	}, [index]);
	const name = nameOf(game);
	const { key, description, isDisabled } = game;
	const edit = useRef<HTMLButtonElement>(null);
	// The focus returns here when the form closes.
	useEffect(() => (isEdited ? () => edit.current?.focus() : undefined), [isEdited]);
	return (
		<div className="flex items-center gap-2 py-2 pr-3 md:gap-3">
			<button
				ref={handle}
				type="button"
				aria-label={`Move ${name}, number ${index + 1}`}
				aria-keyshortcuts="ArrowUp ArrowDown"
				className="grid h-12 w-14 shrink-0 cursor-grab touch-none grid-cols-[1.5rem_1fr] items-center rounded-md pl-2 text-muted hover:text-ink active:cursor-grabbing"
				onPointerDown={(event) => onGrip(event, index)}
				onKeyDown={(event) => {
					const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
					if (!by) return;
					event.preventDefault();
					isMoved.current = true;
					onMove(by);
				}}
			>
				<LineIcon path={GRIP} className="size-6 stroke-[3]" />
				<span className="tabular-nums">{index + 1}</span>
			</button>
			<span aria-hidden="true" className="h-10 w-1.5 shrink-0 rounded-full bg-accent" />
			<span className={`min-w-0 grow ${isDisabled ? "text-muted" : ""}`}>
				<span className="block font-bold [overflow-wrap:anywhere]">{name}</span>
				<span className="block text-sm text-muted [overflow-wrap:anywhere] max-sm:hidden">
					{description ?? game.defaultDescription}
				</span>
			</span>
			<Button
				kind="quiet"
				small
				aria-pressed={!isDisabled}
				aria-label={`Shown: ${name}`}
				isBusy={change.isPending}
				className={isDisabled ? "text-muted" : ""}
				onClick={() => change.mutate({ key, isDisabled: !isDisabled, name: game.name, description })}
			>
				<span aria-hidden="true">{isDisabled ? "○" : "●"}</span>
				{isDisabled ? "Hidden" : "Shown"}
			</Button>
			<Button
				ref={edit}
				kind="quiet"
				small
				aria-expanded={isEdited}
				aria-label={`Edit ${name}`}
				onClick={onEdit}
			>
				Edit
			</Button>
		</div>
	);
}

const CHECKS = formChecks({
	name: (text) => (text.trim().length > MAX_CLASSIC_NAME_LENGTH ? "site/classic-name-too-long" : null),
	description: (text) =>
		text.trim().length > MAX_CLASSIC_DESCRIPTION_LENGTH ? "site/classic-description-too-long" : null,
});

export function ClassicEditor({ game, onClose }: { game: Game; onClose: () => void }) {
	const { key, isDisabled, defaultName, defaultDescription } = game;
	const initial = { name: game.name ?? "", description: game.description ?? "" };
	const [typed, setTyped] = useState(initial);
	const change = useChangeGame(onClose);
	const updatePreview = ({ target }: FormEvent) => {
		if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
	};
	return (
		<div
			onInput={updatePreview}
			className="grid gap-6 border-t border-line p-4 sm:grid-cols-[minmax(0,1fr)_14rem] md:p-5 lg:grid-cols-[minmax(0,1fr)_18rem]"
		>
			<Form
				checks={CHECKS}
				initial={initial}
				send={({ name, description }) => change.mutate({ key, isDisabled, name, description })}
				isBusy={change.isPending}
			>
				<Field
					name="name"
					label="Name"
					required={false}
					autoFocus
					autoComplete="off"
					placeholder={defaultName}
					hint={`Left empty, it is ${defaultName}.`}
				/>
				<Field
					name="description"
					label="Description"
					required={false}
					autoComplete="off"
					placeholder={defaultDescription}
					hint={`Left empty, it is "${defaultDescription}"`}
				/>
				<div className="flex flex-wrap gap-3">
					<SubmitButton busy="Saving..." needsChange>
						Save
					</SubmitButton>
					<Button kind="quiet" onClick={onClose}>
						Cancel
					</Button>
				</div>
			</Form>
			<figure>
				<figcaption className="mb-2 font-bold">
					On the home page{isDisabled && ", once it is shown"}
				</figcaption>
				{/* The link of this preview leads nowhere. */}
				<ul inert>
					<GameCard
						game={CLASSIC_GAMES[game.id]}
						route={CLASSIC_GAMES[game.id].route}
						name={typed.name.trim() || defaultName}
						description={typed.description.trim() || defaultDescription}
					/>
				</ul>
			</figure>
		</div>
	);
}

function useChangeGame(onDone?: () => void) {
	const utils = trpc.useUtils();
	return trpc.site.changeClassicGame.useMutation({
		onSuccess: async () => {
			toast("success", "Saved");
			await Promise.all([utils.site.classicGames.invalidate(), utils.site.gameStatus.invalidate()]);
			onDone?.();
		},
		onError: toastFailure,
	});
}

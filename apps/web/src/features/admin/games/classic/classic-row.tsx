import { type PointerEvent, useEffect, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { useChange } from "./use-change.ts";
import { type Game, nameOf } from "./use-order.ts";

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
	const change = useChange();
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
				aria-disabled={change.isPending || undefined}
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

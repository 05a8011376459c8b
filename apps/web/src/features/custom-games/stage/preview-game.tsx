import type { GameContent } from "@hilo/rules/custom-games/game";
import { itemCard, sourceFacts } from "@hilo/rules/custom-games/item";
import { useRef, useState } from "react";
import { useMe } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { GameOver } from "../../play/stage/game-over/game-over.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import { tintOf } from "../game-view.ts";
import { customRules, dealCustomRun } from "./custom-rules.ts";

interface PreviewProps {
	/** With at least 2 items, all of them valid. A saved game's id decides the colour. */
	game: GameContent & { readonly id: string | null; readonly thousandsSeparator: boolean };
	onClose: () => void;
}

export function PreviewGame(props: PreviewProps) {
	const frame = useRef<HTMLDivElement>(null);
	return (
		<Dialog
			aria-label={`Preview of ${props.game.name || "your game"}`}
			onClose={props.onClose}
			focus={frame}
			className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-paper pt-(--safe-top) text-ink open:flex"
		>
			<div ref={frame} tabIndex={-1} className="flex grow flex-col">
				<Preview {...props} />
			</div>
		</Dialog>
	);
}

/** The real stage with items that may be unsaved. Nothing is stored or counted. */
export function Preview({ game, onClose }: PreviewProps) {
	const creatorName = useMe()?.username ?? "you";
	const name = game.name || "Untitled game";
	const [dealer] = useState(() => {
		const { source, asOf } = game;
		const cards = game.items.map(itemCard);
		const pool = { ...game, ...sourceFacts(source), asOf: asOf.slice(0, "2026-08".length), cards };
		return localDealer({ deal: async () => dealCustomRun(pool) });
	});
	const close = (
		<Button kind="quiet" onClick={onClose}>
			Close preview
		</Button>
	);
	return (
		<div className="flex grow flex-col">
			<div className="flex items-center justify-between gap-4 border-b-2 border-line bg-raise px-(--gutter) py-1.5">
				<p className="min-w-0 leading-tight">
					<strong className="font-display text-lg">Preview</strong>{" "}
					<span className="text-muted max-sm:block max-sm:text-sm">Nothing is saved or counted.</span>
				</p>
				<Button kind="quiet" small onClick={onClose}>
					Close
				</Button>
			</div>
			<Stage
				rules={customRules({ ...game, name, creatorName, tint: tintOf(game.id ?? name) })}
				dealer={dealer}
				takesFocus
				gameOver={(dialog) => <GameOver {...dialog} home={close} />}
			/>
		</div>
	);
}

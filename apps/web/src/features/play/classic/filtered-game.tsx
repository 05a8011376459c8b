import type { GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { Overlay } from "../stage/game-over/overlay.tsx";
import { usePlayer } from "../use-player.ts";
import { ChoosingFlow, type FilteredKit } from "./choosing-flow.tsx";
import { DealtGame } from "./dealt-game.tsx";
import { useKeptRun } from "./use-kept-run.ts";
import { Waiting } from "./waiting.tsx";

interface FilteredGameProps {
	game: GameId;
	kit: FilteredKit;
}

/** The page of a game with a start screen. A player's open run continues immediately. */
export function FilteredGame({ game, kit }: FilteredGameProps) {
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <Overlay game={game} kit={kit} goOn={goOn} />;
	return me ? (
		<ForPlayer key={me.id} game={game} kit={kit} userId={me.id} />
	) : (
		<ChoosingFlow game={game} kit={kit} isVisitor before={null} />
	);
}

function ForPlayer({ game, kit, userId }: FilteredGameProps & { userId: string }) {
	const [current] = trpc.play.current.useSuspenseQuery({ game }, { staleTime: Number.POSITIVE_INFINITY });
	// Only the run that came with the page; this query is not updated afterwards.
	const [open, setOpen] = useState<Outputs["play"]["current"]>(current);
	const isHydrated = useHydrated();
	const { kept, close } = useKeptRun(game, userId);
	// The first choice stays preset after the dialog is closed.
	const [before] = useState(() => kept?.filter ?? null);
	if (!open) {
		return (
			<ChoosingFlow
				game={game}
				kit={kit}
				isVisitor={false}
				before={current?.filter ?? before}
				kept={kept}
				closeKept={close}
			/>
		);
	}
	// The document has only the start screen's styles.
	if (!isHydrated) return <Waiting game={game} />;
	return (
		<DealtGame
			game={game}
			kit={kit}
			filter={open.filter}
			opening={null}
			open={open}
			change={() => setOpen(null)}
		/>
	);
}

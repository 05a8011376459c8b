import type { GameId } from "@hilo/rules/play/games";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import type { GameKit } from "../game-kit.ts";
import { Overlay } from "../stage/game-over/overlay.tsx";
import { usePlayer } from "../use-player.ts";
import { DealtGame } from "./dealt-game.tsx";
import { useKeptRun } from "./use-kept-run.ts";

/** Only the first state of the run: from there on the dealer knows it. */
const askedOnce = { staleTime: Number.POSITIVE_INFINITY } as const;

interface GameProps {
	game: GameId;
	kit: GameKit;
}

/** The page of a game without a start screen: judged by the server for a player, by the browser for a visitor. */
export function SimpleGame({ game, kit }: GameProps) {
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <Overlay game={game} kit={kit} goOn={goOn} />;
	return me ? (
		<ForPlayer key={me.id} game={game} kit={kit} userId={me.id} />
	) : (
		<ForVisitor game={game} kit={kit} />
	);
}

function ForPlayer({ game, kit, userId }: GameProps & { userId: string }) {
	const [open] = trpc.play.current.useSuspenseQuery({ game }, askedOnce);
	const { kept, close } = useKeptRun(game, userId);
	const [takesFocus, setTakesFocus] = useState(false);
	const play = () => {
		setTakesFocus(true);
		close();
	};
	// Without the stage, where a run would start behind the dialog.
	if (kept) return <Overlay kept={kept} kit={kit} hasGround again={play} close={play} />;
	return <DealtGame game={game} kit={kit} opening={null} open={open} takesFocus={takesFocus} />;
}

function ForVisitor({ game, kit }: GameProps) {
	const [opening] = trpc.play.opening.useSuspenseQuery({ game }, askedOnce);
	return <DealtGame game={game} kit={kit} opening={opening} open={null} />;
}

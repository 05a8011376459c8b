import type { GameId } from "@hilo/rules/play/games";
import { trpc } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { DealtGame } from "./dealt-game.tsx";
import type { GameKit } from "./game-kit.ts";

/** Only the beginning: never asked for again, because from there on the dealer says how the run goes on. */
const askedOnce = { staleTime: Number.POSITIVE_INFINITY } as const;

interface GameProps {
	game: GameId;
	kit: GameKit;
}

/** The page of a game that starts at once: judged by the server for a player, by the browser for a visitor. */
export function SimpleGame({ game, kit }: GameProps) {
	const me = useMe();
	return me ? <ForPlayer key={me.id} game={game} kit={kit} /> : <ForVisitor game={game} kit={kit} />;
}

function ForPlayer({ game, kit }: GameProps) {
	const [open] = trpc.play.current.useSuspenseQuery({ game }, askedOnce);
	return <DealtGame game={game} kit={kit} opening={null} open={open} />;
}

function ForVisitor({ game, kit }: GameProps) {
	const [opening] = trpc.play.opening.useSuspenseQuery({ game }, askedOnce);
	return <DealtGame game={game} kit={kit} opening={opening} open={null} />;
}

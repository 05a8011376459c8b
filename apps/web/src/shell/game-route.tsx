import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { loadFiltered, loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import type { Api } from "../platform/api/trpc.ts";
import { pageHead } from "../platform/page-head.ts";

const LOADERS: Readonly<Record<GameId, (api: Api, game: GameId) => Promise<void>>> = {
	github: loadPlay,
	reddit: loadPlay,
	country: loadPlay,
	movie: loadFiltered,
	music: loadFiltered,
	wealth: loadFiltered,
	history: loadFiltered,
	cs16: loadPlay,
};

/** The common options of the classic games' routes; each adds its component. */
export function gameRoute(game: GameId, description: string) {
	return {
		head: () => pageHead(CLASSIC_GAMES[game].title, { description }),
		staticData: { stage: true },
		loader: ({ context: { api } }: { context: { api: Api } }) => LOADERS[game](api, game),
		// Every visit starts with a fresh round, not with the stage as it was left.
		gcTime: 0,
		pendingComponent: () => <Waiting game={game} />,
	} as const;
}

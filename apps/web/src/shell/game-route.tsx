import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { loadFiltered, loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import type { Api } from "../platform/api/trpc.ts";
import { pageTitle } from "../platform/page-title.ts";

/** Asks for what each game's page is rendered with. */
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

/** Returns what the routes of the classic games have in common; each adds its component. */
export function gameRoute(game: GameId) {
	return {
		head: () => pageTitle(CLASSIC_GAMES[game].title),
		staticData: { stage: true },
		loader: ({ context: { api } }: { context: { api: Api } }) => LOADERS[game](api, game),
		// Every visit begins with what is dealt now, not with what was on the stage when it was left.
		gcTime: 0,
		pendingComponent: () => <Waiting game={game} />,
	} as const;
}

import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { loadFiltered, loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import type { Api } from "../platform/api/trpc.ts";
import { pageHead } from "../platform/page-head.ts";

interface GamePage {
	/** For search engines and link previews. */
	readonly description: string;
	/** Asks for what the page is rendered with. */
	readonly load: (api: Api, game: GameId) => Promise<void>;
}

const PAGES: Readonly<Record<GameId, GamePage>> = {
	github: {
		description:
			"Two repositories, one known star count: has the other one more or fewer? Guess before the clock runs out.",
		load: loadPlay,
	},
	reddit: {
		description:
			"Two communities, one known number of subscribers: does the other one have more or fewer? Guess before the clock runs out.",
		load: loadPlay,
	},
	country: {
		description:
			"Two countries, one known number of annual visitors: does the other one have more or fewer? Guess before the clock runs out.",
		load: loadPlay,
	},
	movie: {
		description:
			"Two films, one known production budget: did the other one cost more or less? Choose a genre and an era.",
		load: loadFiltered,
	},
	music: {
		description:
			"Two songs, one known number of streams: was the other one played more or less? Choose a decade.",
		load: loadFiltered,
	},
	wealth: {
		description: "Two billionaires, one known fortune: is the other one richer or poorer? Choose a category.",
		load: loadFiltered,
	},
	history: {
		description: "Two events, one known year: did the other one come earlier or later? Choose a time period.",
		load: loadFiltered,
	},
	cs16: {
		description:
			"Two weapons of Counter-Strike 1.6, one known stat: damage, accuracy, recoil or price. Is the other one higher or lower?",
		load: loadPlay,
	},
};

/** Returns what the routes of the classic games have in common; each adds its component. */
export function gameRoute(game: GameId) {
	const { description, load } = PAGES[game];
	return {
		head: () => pageHead(`${CLASSIC_GAMES[game].title} | Hilo`, description),
		staticData: { stage: true },
		loader: ({ context: { api } }: { context: { api: Api } }) => load(api, game),
		// Every visit begins with what is dealt now, not with what was on the stage when it was left.
		gcTime: 0,
		pendingComponent: () => <Waiting game={game} />,
	} as const;
}

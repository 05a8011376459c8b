import type { GameId } from "@hilo/rules/play/games";

export interface Ending {
	/** The heading of the game-over dialog, where it differs from the usual one. */
	headingOf?: (score: number) => string;
	buttons: string[];
	home: string;
	/** The filter that is saved with a score. */
	feature: string;
}

export const ENDINGS: Readonly<Record<GameId, Ending>> = {
	github: {
		headingOf: (score) => `You scored ${score}`,
		buttons: ["Play again"],
		home: "Back to home",
		feature: "Classic",
	},
	reddit: { buttons: ["Try Again"], home: "Home", feature: "Classic" },
	country: { buttons: ["Try Again"], home: "Back Home", feature: "Classic" },
	movie: { buttons: ["Try Again", "Change Filters"], home: "Back to Home", feature: "All Movies" },
	music: { buttons: ["Try Again", "Reset"], home: "Back to Home", feature: "Random Tracks" },
	wealth: { buttons: ["Try Again", "Change Category"], home: "Back to Home", feature: "All Billionaires" },
	history: { buttons: ["Try Again", "Change Time Period"], home: "Home", feature: "Random 1800-Present" },
	cs16: { buttons: ["Play Again"], home: "Back to Home", feature: "Classic" },
};

import type { RegisteredRouter } from "@tanstack/react-router";
import { profileDescription } from "../features/profiles/public-profile/profile-description.ts";
import type { Api } from "../platform/api/trpc.ts";

type Match = RegisteredRouter["state"]["matches"][number];
type RouteId = Exclude<Match["routeId"], "__root__">;

/** What pages say of themselves to search engines and in previews of links. Browsers never load these texts. */
const DESCRIPTIONS: Readonly<Record<Exclude<RouteId, "/user/$userId">, string>> = {
	"/": "Two things face each other. One number is known: is the other higher or lower? Play with GitHub stars, countries and more, free and without an account.",
	"/app":
		"Two repositories, one known star count: has the other one more or fewer? Guess before the clock runs out.",
	"/confirm-email": "Confirm the email address of your account on Hilo.",
	"/country-game":
		"Two countries, one known number of annual visitors: does the other one have more or fewer? Guess before the clock runs out.",
	"/credits":
		"Where the numbers of Hilo's games come from and how old they are, and whose icons, flags and typefaces it shows.",
	"/cs16-game":
		"Two weapons of Counter-Strike 1.6, one known stat: damage, accuracy, recoil or price. Is the other one higher or lower?",
	"/forgot-password": "Get a link by mail and choose a new password for Hilo.",
	"/history-game":
		"Two events, one known year: did the other one come earlier or later? Choose a time period.",
	"/leaderboard":
		"The ten best players of every higher or lower game on Hilo, with the runs that got them there.",
	"/movie-game":
		"Two films, one known production budget: did the other one cost more or less? Choose a genre and an era.",
	"/music-game":
		"Two songs, one known number of streams: was the other one played more or less? Choose a decade.",
	"/profile": "Your scores, badges and daily challenges on Hilo, and your account.",
	"/reddit-game":
		"Two communities, one known number of subscribers: does the other one have more or fewer? Guess before the clock runs out.",
	"/reset-password": "Choose a new password for Hilo.",
	"/sign-in": "Sign in to Hilo or create an account: keep your best scores and stand on the boards.",
	"/wealth-game":
		"Two billionaires, one known fortune: is the other one richer or poorer? Choose a category.",
};

/** Returns the description of the page that was rendered from this match; null where there is nothing to say. */
export function descriptionOf({ routeId, params }: Match, { utils }: Api): string | null {
	if (routeId === "__root__") return null;
	if (routeId !== "/user/$userId") return DESCRIPTIONS[routeId];
	const profile = utils.profiles.get.getData({ userId: params.userId });
	return profile ? profileDescription(profile) : null;
}

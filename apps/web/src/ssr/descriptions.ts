import type { RegisteredRouter } from "@tanstack/react-router";
import { profileDescription } from "../features/profiles/public-profile/profile-description.ts";
import type { Api } from "../platform/api/trpc.ts";

export type Match = RegisteredRouter["state"]["matches"][number];
type RouteId = Exclude<Match["routeId"], "__root__">;
/** Not indexed, and without previews. */
type AdminRouteId = Extract<RouteId, `/admin${string}`>;

/** Descriptions for search engines and link previews. Only the server loads these texts. */
const DESCRIPTIONS: Readonly<Record<Exclude<RouteId, AdminRouteId | "/user/$userId">, string>> = {
	"/": "Two things. You see one number. Is the other higher or lower? Play with countries, films, songs and more, free and without an account.",
	"/app":
		"Two repositories. You see the stars of one: does the other have more or fewer? Guess before the clock runs out.",
	"/confirm-email": "Confirm the email address of your account on Hilo.",
	"/daily/":
		"Ten rounds a day, the same for everyone: countries, films, songs and more. Play today’s deck and see how you compare.",
	"/daily/archive/":
		"The daily decks of the past: ten rounds each, to be played as often as you like, for no board and no streak.",
	"/daily/archive/$day":
		"A daily deck of the past: ten rounds of countries, films, songs and more, with the numbers of its day.",
	"/daily/history": "Your daily decks on Hilo, day by day: your scores, your streak and why it stands.",
	"/custom-game/$id": "A higher or lower game that a player has made on Hilo.",
	"/custom-games/$id/insights": "How a game of yours on Hilo is played, and with whom you share it.",
	"/country-game":
		"Two countries. You see how many visitors one gets a year: does the other get more or fewer? Guess before the clock runs out.",
	"/credits":
		"Where the numbers of Hilo's games come from and how old they are, and whose icons, flags and typefaces it shows.",
	"/custom-games/":
		"Games that players make: find one to play, make your own and share it with your friends.",
	"/custom-games/$id/": "A higher or lower game made by a player on Hilo.",
	"/cs16-game":
		"Two weapons of Counter-Strike 1.6. You see a stat of one, such as damage or price: is the other's higher or lower?",
	"/duel/$id":
		"The same cards for both, in the same order: who gets more right? Play it now, free and without an account.",
	"/duel/new":
		"Challenge a friend, or anyone with a link, to a duel: the same cards in the same order for both.",
	"/edit-custom-game/$id": "Change a game that you made on Hilo.",
	"/forgot-password": "Get a reset link by email and choose a new password for Hilo.",
	"/history-game":
		"Two events. You see the year of one: did the other come earlier or later? Choose a time period.",
	"/leaderboard": "The top 10 players in every higher or lower game on Hilo.",
	"/messages/": "Your chats with your friends on Hilo.",
	"/messages/$userId": "A chat with a friend on Hilo.",
	"/movie-game":
		"Two films. You see what one cost to make: did the other cost more or less? Choose a genre and an era.",
	"/music-game":
		"Two songs. You see how often one was streamed: was the other streamed more or less? Choose a decade.",
	"/privacy-policy": "What Hilo keeps about the people who play, why, for how long, and who sees it.",
	"/profile": "Your scores, badges and daily challenges on Hilo, and your account.",
	"/reddit-game":
		"Two communities. You see the subscribers of one: does the other have more or fewer? Guess before the clock runs out.",
	"/reset-password": "Choose a new password for Hilo.",
	"/sign-in": "Sign in to Hilo or create an account: save your scores and climb the leaderboards.",
	"/terms-of-service":
		"The rules of Hilo: fair play, what you make and write, and what happens when rules are broken.",
	"/unsubscribe/$token": "Get no more emails when players of Hilo invite you to a game.",
	"/updates": "What is new on Hilo.",
	"/wealth-game":
		"Two billionaires. You see the fortune of one: is the other richer or poorer? Choose a category.",
};

const isAdminRoute = (id: RouteId): id is AdminRouteId => id.startsWith("/admin");

/** Null if the page has no description. */
export function descriptionOf({ routeId, params }: Match, { utils }: Api): string | null {
	if (routeId === "__root__") return null;
	if (isAdminRoute(routeId)) return null;
	if (routeId !== "/user/$userId") return DESCRIPTIONS[routeId];
	const profile = utils.profiles.get.getData({ userId: params.userId });
	return profile ? profileDescription(profile) : null;
}

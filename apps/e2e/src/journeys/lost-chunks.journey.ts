import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { BrowserContext } from "@playwright/test";
import { createGame } from "../custom-games.ts";
import { expect, journey } from "../journey.ts";
import { lazyChunks } from "../lazy-chunks.ts";
import { LossyPage } from "../lossy-page.ts";
import { promote } from "../operator.ts";
import { playToMistake } from "../play-to-score.ts";
import { registerPlayer } from "../player.ts";

journey.use({ servers: 2 });

/** A day that has ended in every time zone, so that its deck is in the archive. */
const PAST_DAY = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

/** Routes with their own error page, and some others; the rest share the router's error page. */
const ROUTES = [
	"admin",
	"admin.analytics",
	"credits",
	"custom-game.$id",
	"duel.$id",
	"index",
	"user.$userId",
];

/** Pages with chunks besides their route's component, and those of `ROUTES`. */
const VISITORS = [
	"/",
	"/country-game",
	"/music-game",
	"/daily",
	"/daily/archive",
	"/daily/archive?month=1999-01",
	"/daily/archive/1999-01-01",
	`/daily/archive/${PAST_DAY}`,
	"/leaderboard",
	`/custom-game/${EXAMPLE_GAMES[0]?.id}`,
	"/custom-game/none",
	"/duel/none",
	"/user/none",
	"/credits",
	"/no-such-page",
];

/** Modules of chunks that no page loads by itself, by reason. */
const NOT_REQUESTED: Readonly<Record<string, readonly string[]>> = {
	"fetched when a dialog or a menu is opened": [
		"features/chat/dock/dock-body.tsx",
		"features/custom-games/card/question-dialog.tsx",
		"features/custom-games/import/import-dialog.tsx",
		"features/custom-games/invite/invite-dialog.tsx",
		"features/custom-games/share/qr-code.tsx",
		"features/custom-games/share/share-dialog.tsx",
		"features/moderation/report-dialog.tsx",
		"features/profiles/name-edit.tsx",
		"shell/menu-actions.tsx",
	],
	"fetched when an administrator edits or compares": [
		"features/admin/settings/legal/difference-list.tsx",
		"features/admin/settings/updates/update-form.tsx",
	],
	"fetched when a game begins": [
		"features/custom-games/stage/signed-out-game.tsx",
		"features/daily/play/signed-out-deck.tsx",
		// Only few tracks have a sample.
		"features/play/preview-button.tsx",
	],
	"fetched when a game has ended": [
		"features/custom-games/stage/ending.tsx",
		"features/daily/archive/past-result.tsx",
		"features/daily/result/daily-result.tsx",
		"features/duels/result/duel-result.tsx",
		"features/duels/result/round-list.tsx",
		"features/site/home/duel-result.tsx",
	],
	"fetched when a friend asks for a live duel": ["features/duels/incoming/live-call.tsx"],
	"fetched during maintenance": ["features/accounts/maintenance-notice.tsx", "shell/maintenance-banner.tsx"],
};

/** Returns the addresses of one page of each kind, for an administrator with a friend. */
async function pagesOfPlayer(context: BrowserContext, friends: BrowserContext): Promise<string[]> {
	const [player, friend] = await Promise.all([registerPlayer(context), registerPlayer(friends)]);
	const post = async (from: BrowserContext, path: string, data: object) => {
		const answer = await from.request.post(`/api/${path}`, { data });
		expect(answer.ok(), await answer.text()).toBe(true);
		return answer.json();
	};
	const challenge = async (mode: "ghost" | "live"): Promise<string> => {
		const source = { kind: "classic", game: "country" };
		return (await post(context, "trpc/duels.create", { source, mode, toUserId: friend.id })).result.data.id;
	};
	await promote(player.id);
	// The administrators' charts need data.
	await playToMistake(context, 0);
	await post(context, "friend/request", { userId: friend.id });
	await post(friends, "friend/accept", { userId: player.id });
	const { id, link } = await createGame(context, "Peaks", "public");
	await post(context, `chat/${friend.id}`, {
		content: new URL(link, process.env.HILO_E2E_URL).href,
	});
	const { ticket } = await post(friends, "support", {
		subject: "Help",
		message: "It broke.",
		category: "other",
	});
	const [ghost, live] = [await challenge("ghost"), await challenge("live")];
	return [
		"/country-game",
		"/admin",
		"/admin/analytics",
		`/admin/support/${ticket._id}`,
		"/",
		"/daily",
		"/daily/history",
		...["custom", "creators", "popular"].map((tab) => `/leaderboard?tab=${tab}`),
		"/custom-games",
		"/custom-games?create=true",
		...["my-games", "shared-with-me", "invitations", "leaderboards"].map((tab) => `/custom-games?tab=${tab}`),
		...["overview", "badges", "custom-games", "friends", "settings", "support"].map(
			(tab) => `/profile?tab=${tab}`,
		),
		`/messages/${friend.id}`,
		`/user/${friend.id}`,
		`/custom-game/${id}`,
		`/custom-game/${id}?preview=true`,
		`/edit-custom-game/${id}`,
		"/duel/new",
		`/duel/new?game=country&to=${friend.id}`,
		`/duel/new?sent=${ghost}`,
		`/duel/${ghost}`,
		`/duel/${live}`,
	];
}

const componentOf = (route: string) => `routes/${route}.tsx?tsr-split=component`;

journey("every page recovers from the loss of each chunk", async ({ browser }) => {
	const open = () => browser.newContext();
	const [visitors, players, friends] = [await open(), await open(), await open()];
	const all = lazyChunks();
	const ownErrorPages = [...all.values()].filter((module) => module.endsWith("?tsr-split=errorComponent"));
	expect(
		ROUTES.map(componentOf),
		"routes with an error page of their own lose their component as well",
	).toEqual(
		expect.arrayContaining(ownErrorPages.map((module) => module.replace(/errorComponent$/, "component"))),
	);
	const chunks = new Map(
		[...all].filter(
			([, module]) => !module.endsWith("?tsr-split=component") || ROUTES.map(componentOf).includes(module),
		),
	);
	const lost = new Set<string>();
	const lose = async (context: BrowserContext, paths: readonly string[]) =>
		(await LossyPage.open(await context.newPage(), [...chunks.keys()], lost)).loseAll(paths);
	const playersPages = await pagesOfPlayer(players, friends);
	const half = playersPages.length / 2;
	await Promise.all([
		lose(visitors, VISITORS),
		lose(players, playersPages.slice(0, half)),
		lose(players, playersPages.slice(half)),
	]);
	const found = [...lost].map((address) => chunks.get(address));
	const excused = Object.values(NOT_REQUESTED).flat();
	const missed = [...chunks.values()].filter(
		(module) => !found.includes(module) && !excused.includes(module),
	);
	expect(missed, "chunks that no page has lost").toEqual([]);
	const missingModules = excused.filter((module) => ![...chunks.values()].includes(module));
	expect(missingModules, "chunks that the build does not make").toEqual([]);
	for (const context of [visitors, players, friends]) await context.close();
});

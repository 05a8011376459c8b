import { DUEL_ROUNDS } from "@hilo/rules/duels/limits";
import { BrowserPlayer } from "../browser-player.ts";
import { expect, journey } from "../journey.ts";
import { LiveDuelPage } from "../live-duel.page.ts";
import { SiteCluster } from "../site-cluster.ts";
import type { ShownItem } from "../stage.ts";

const RELOAD_ROUND = 3;
const KILL_ROUND = 6;
/** The browser's errors about the killed server. */
const CUT_OFF = /status of 502|net::ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION)/;

/** Waits until both players have the round, with the same two cards. */
async function openRound(round: number, first: LiveDuelPage, second: LiveDuelPage): Promise<ShownItem[]> {
	const [cards, secondCards] = await Promise.all([first.untilRound(round), second.untilRound(round)]);
	expect(cards).toHaveLength(2);
	expect(secondCards).toEqual(cards);
	return cards;
}

journey(
	"two friends play a live duel to its end although one reloads and a server is killed",
	async ({ browser }) => {
		const cluster = await SiteCluster.start();
		try {
			const options = { url: cluster.url, tolerated: [CUT_OFF] };
			const [ann, ben] = await Promise.all([
				BrowserPlayer.create(browser, { ...options, screen: "phone" }),
				BrowserPlayer.create(browser, { ...options, screen: "phone" }),
			]);
			await ann.befriend(ben);
			const [first, second] = [new LiveDuelPage(ann), new LiveDuelPage(ben)];
			await Promise.all([ben.goTo("/credits"), first.challenge(ben)]);
			await second.join(ann);
			await first.expectHere(ben);
			await Promise.all([first.getReady(), second.getReady()]);

			const shownPairs = new Set<string>();
			for (let round = 1; round <= DUEL_ROUNDS; round++) {
				const cards = await openRound(round, first, second);
				shownPairs.add(JSON.stringify(cards));
				if (round === RELOAD_ROUND) {
					await ben.page.reload();
					expect(await second.untilRound(round)).toEqual(cards);
				}
				const answers = [first.answer("right"), second.answer(round % 2 === 1 ? "right" : "wrong")];
				if (round === KILL_ROUND) answers.push(cluster.killOne());
				await Promise.all(answers);
			}
			expect(shownPairs.size).toBe(DUEL_ROUNDS);

			await first.expectResult("You won", second);
			await second.expectResult(new RegExp(`^${ann.name} won`), first);
			await expect(ann.page.getByText(`You 1 · 0 ${ben.name}`)).toBeVisible();
			await expect(ben.page.getByText(`You 0 · 1 ${ann.name}`)).toBeVisible();

			const duel = ann.page.url();
			await ann.page.keyboard.press("r");
			await expect(ben.page.getByRole("button", { name: /^Play the rematch/ })).toBeVisible();
			await ben.page.keyboard.press("r");
			await Promise.all([first.expectHere(ben), second.expectHere(ann)]);
			expect(ben.page.url()).toBe(ann.page.url());
			expect(ben.page.url()).not.toBe(duel);
			await Promise.all([ann.end(), ben.end()]);
		} finally {
			await cluster.stop();
		}
	},
);

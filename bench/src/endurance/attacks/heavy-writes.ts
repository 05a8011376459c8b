import { befriend } from "@hilo/server/testing/befriend";
import { insertGames } from "@hilo/server/testing/games";
import { hugePng, PIXEL } from "@hilo/server/testing/pictures";
import type { Player, TestSite } from "@hilo/server/testing/test-site";
import { largeGame } from "../../games/large-game.ts";
import type { Hold } from "../../processes/hold-watch.ts";
import { atMost, info } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";
import { compareWithPlainSave } from "./plain-save.ts";
import { post, postJson } from "./post.ts";
import { warmUp } from "./watch.ts";

const UPLOADS = 22;
const SAVES = 20;
/** A player may store 50 MB of items, which few games of full size exhaust. */
const FULL_GAMES = 30;
const SMALL_GAMES = 70;
const WORDS = 300;
const ITEMS = 500;
const MESSAGES = 2000;
const REFUSALS = 10;
const BODY_BYTES = 3_900_000;

export const HEAVY_WRITES: readonly Attack[] = [
	{
		name: `${UPLOADS} pictures of 36 megapixels of one player at the same moment, while another uploads`,
		async prepare({ site, operator }) {
			const [ada, bob] = [await operator.site.player("ada"), await operator.site.player("bob")];
			const large = hugePng(6000, 6000);
			const statuses: number[] = [];
			const otherStatuses: number[] = [];
			const flood = async () => statuses.push(await upload(site, ada, large));
			return {
				async run() {
					const flooding = Promise.all(Array.from({ length: UPLOADS }, flood));
					for (let n = 0; n < 3; n++) otherStatuses.push(await upload(site, bob, PIXEL));
					await flooding;
				},
				findings: () => [
					info("  taken, and refused with 429", `${count(statuses, 200)}, ${count(statuses, 429)}`),
					atMost("  of the other's three, not taken", 3 - count(otherStatuses, 200), 0, String),
				],
			};
		},
	},
	{
		name: `${SAVES} games of full size of one player, saved at the same moment`,
		async prepare({ site, operator }) {
			const ada = await operator.site.player("ada");
			const bodies = Array.from({ length: SAVES }, (_, n) => JSON.stringify(largeGame(`Game ${n}`)));
			const statuses: number[] = [];
			const save = async (body: string) =>
				statuses.push(await postJson(site, ada, "/trpc/customGames.create", body));
			return {
				run: () => Promise.all(bodies.map(save)),
				findings: () => [atMost("  not saved", SAVES - count(statuses, 200), 0, String)],
			};
		},
	},
	{
		name: `the deletion of an account with ${FULL_GAMES} games of full size, ${SMALL_GAMES} others and ${MESSAGES} messages`,
		async prepare({ site, operator }) {
			const root = await operator.site.player("root", { isAdmin: true });
			const [ada, bob] = [await operator.site.player("ada"), await operator.site.player("bob")];
			await befriend(operator.site, ada, bob);
			await giveGames(operator.site, ada);
			for (let n = 0; n < MESSAGES; n++) {
				// The limit of messages per minute uses the clock of the operator's site.
				operator.clock.advance(1000);
				await ada.post(`/chat/${bob.id}`, { content: `message ${n}` });
			}
			const body = JSON.stringify({ userId: ada.id, username: "ada" });
			let status = 0;
			let hold: Hold = { elapsed: 0, cpu: 0 };
			await warmUp(site);
			const deleteAda = async () => {
				status = await postJson(site, root, "/trpc/admin.deleteUser", body);
			};
			return {
				run: async () => {
					hold = await site.longestHold(deleteAda);
				},
				findings: async () => [
					atMost("  not deleted", status === 200 ? 0 : 1, 0, String),
					...(await compareWithPlainSave(site, bob, hold)),
				],
			};
		},
	},
	{
		name: `${REFUSALS} bodies of 3.9 MB of one player, of known and of unknown length, one after the other`,
		async prepare({ site, operator }) {
			const ada = await operator.site.player("ada");
			const [type, content] = ["application/json", JSON.stringify({ name: "n".repeat(BODY_BYTES) })];
			const statuses: number[] = [];
			let hold: Hold = { elapsed: 0, cpu: 0 };
			await warmUp(site);
			const refuse = async () => {
				for (let n = 0; n < REFUSALS; n++) {
					const isChunked = n % 2 === 1;
					statuses.push(await post(site, ada, "/trpc/customGames.create", { type, content, isChunked }));
				}
			};
			return {
				run: async () => {
					hold = await site.longestHold(refuse);
				},
				findings: async () => [
					// The site closes the connection after the 413, which a client that is still sending may not read.
					info("  refused with 413, and cut off", `${count(statuses, 413)}, ${count(statuses, 0)}`),
					atMost("  answered otherwise", REFUSALS - count(statuses, 413) - count(statuses, 0), 0, String),
					...(await compareWithPlainSave(site, ada, hold)),
				],
			};
		},
	},
];

/** Each game has the maximum of words and counted items. */
async function giveGames(site: TestSite, player: Player): Promise<void> {
	for (let n = 0; n < FULL_GAMES; n++) await player.api.customGames.create.mutate(largeGame(`Full ${n}`));
	const names = Array.from(
		{ length: SMALL_GAMES },
		(_, n) => [`Small ${n}`, { privacy: "private" }] as const,
	);
	await insertGames(site, player, Object.fromEntries(names));
	const { kysely } = site.db;
	const games = await kysely
		.selectFrom("custom_games")
		.select("id")
		.where("creator_id", "=", player.id)
		.execute();
	for (const { id: game_id } of games) {
		const words = Array.from({ length: WORDS }, (_, n) => ({ game_id, word: `word${n}` }));
		const items = Array.from({ length: ITEMS }, (_, n) => ({
			game_id,
			item_id: `item ${n}`,
			guessed: 2,
			guessed_right: 1,
		}));
		await kysely.insertInto("custom_game_words").values(words).execute();
		await kysely.insertInto("custom_item_statistics").values(items).execute();
	}
}

const count = (statuses: readonly number[], status: number) =>
	statuses.filter((candidate) => candidate === status).length;

function upload(site: SiteProcess, player: Player, content: Uint8Array): Promise<number> {
	return post(site, player, "/trpc/customGames.addPicture", { type: "application/octet-stream", content });
}

import { befriend } from "@hilo/server/testing/befriend";
import { hugePng, PIXEL } from "@hilo/server/testing/pictures";
import type { Player } from "@hilo/server/testing/test-site";
import { largeGame } from "../../games/large-game.ts";
import { atMost, info } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";

const UPLOADS = 22;
const SAVES = 20;
const GAMES = 100;
const MESSAGES = 2000;

/** What one player, or the deletion of one, makes the site do. */
export const HEAVY_WRITES: readonly Attack[] = [
	{
		name: `${UPLOADS} pictures of 36 megapixels of one player at the same moment, while another uploads`,
		async prepare({ site, operator }) {
			const [ada, bob] = [await operator.site.player("ada"), await operator.site.player("bob")];
			const large = hugePng(6000, 6000);
			const statuses: number[] = [];
			const others: number[] = [];
			const flood = async () => statuses.push(await upload(site, ada, large));
			return {
				async run() {
					const flooding = Promise.all(Array.from({ length: UPLOADS }, flood));
					for (let n = 0; n < 3; n++) others.push(await upload(site, bob, PIXEL));
					await flooding;
				},
				findings: () => [
					info("  taken, and refused with 429", `${count(statuses, 200)}, ${count(statuses, 429)}`),
					atMost("  of the other's three, not taken", 3 - count(others, 200), 0, String),
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
				statuses.push(await send(site, ada, "/trpc/customGames.create", "application/json", body));
			return {
				run: () => Promise.all(bodies.map(save)),
				findings: () => [atMost("  not saved", SAVES - count(statuses, 200), 0, String)],
			};
		},
	},
	{
		name: `the deletion of an account with ${GAMES} games of full size and ${MESSAGES} messages`,
		async prepare({ site, operator }) {
			const root = await operator.site.player("root", { isAdmin: true });
			const [ada, bob] = [await operator.site.player("ada"), await operator.site.player("bob")];
			await befriend(operator.site, ada, bob);
			for (let n = 0; n < GAMES; n++) await ada.api.customGames.create.mutate(largeGame(`Game ${n}`));
			for (let n = 0; n < MESSAGES; n++) {
				// The limit of messages a minute counts by the clock of the operator's site.
				operator.clock.advance(1000);
				await ada.post(`/chat/${bob.id}`, { content: `message ${n}` });
			}
			const body = JSON.stringify({ userId: ada.id, username: "ada" });
			const statuses: number[] = [];
			return {
				run: async () =>
					statuses.push(await send(site, root, "/trpc/admin.deleteUser", "application/json", body)),
				findings: () => [atMost("  not deleted", 1 - count(statuses, 200), 0, String)],
			};
		},
	},
];

const count = (statuses: readonly number[], status: number) =>
	statuses.filter((each) => each === status).length;

function upload(site: SiteProcess, player: Player, bytes: Uint8Array): Promise<number> {
	const type = "application/octet-stream";
	return send(site, player, "/trpc/customGames.addPicture", type, new Uint8Array(bytes));
}

async function send(
	site: SiteProcess,
	player: Player,
	path: string,
	type: string,
	body: string | Uint8Array<ArrayBuffer>,
): Promise<number> {
	const cookie = [...player.cookies].map((pair) => pair.join("=")).join("; ");
	const headers = { "Content-Type": type, cookie };
	const answer = await fetch(`${site.url}/api${path}`, { method: "POST", headers, body });
	await answer.arrayBuffer();
	return answer.status;
}

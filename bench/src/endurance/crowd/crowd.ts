import { befriend } from "@hilo/server/testing/befriend";
import { insertGames } from "@hilo/server/testing/games";
import type { Player, TestSite } from "@hilo/server/testing/test-site";
import { Befriender } from "./befriender.ts";
import { Chatter } from "./chatter.ts";
import type { CrowdMember, MemberTools } from "./crowd-member.ts";
import { Dice } from "./dice.ts";
import { Editor } from "./editor.ts";
import type { Ledger } from "./ledger.ts";
import { RetryingClient } from "./retrying-client.ts";
import { Runner } from "./runner.ts";
import { TicketWriter } from "./ticket-writer.ts";

const MEMBERS_PER_KIND = 3;

export interface Crowd {
	readonly members: readonly CrowdMember[];
	verify(): Promise<void>;
}

interface CrowdOptions {
	readonly site: TestSite;
	readonly ledger: Ledger;
	readonly urls: readonly string[];
	readonly seed: string;
}

/** Creates the accounts of a crowd. Its members begin with different servers. */
export async function gatherCrowd({ site, ledger, urls, seed }: CrowdOptions): Promise<Crowd> {
	let urlIndex = 0;
	const createClient = (player: Player) => new RetryingClient(ledger, urls, player.cookieHeader, urlIndex++);
	async function openMember(name: string): Promise<MemberTools & { readonly player: Player }> {
		const player = await site.player(name);
		return { ledger, client: createClient(player), dice: new Dice(`${seed} ${name}`), name, player };
	}
	const admin = createClient(await site.player("admin", { isAdmin: true }));
	const creator = await site.player("creator");
	const { game } = await insertGames(site, creator, { game: { privacy: "public" } });
	const members: CrowdMember[] = [];
	const [customRunners, editors]: [Runner[], Editor[]] = [[], []];
	for (let n = 0; n < MEMBERS_PER_KIND; n++) {
		members.push(new Runner(await openMember(`runner${n}`), { game: n % 2 === 0 ? "github" : "country" }));
		customRunners.push(new Runner(await openMember(`custom${n}`), { customGame: game.id }));
		const [chatter, friend] = [await openMember(`chatter${n}a`), await openMember(`chatter${n}b`)];
		await befriend(site, chatter.player, friend.player);
		members.push(new Chatter(chatter, friend.player.id), new Chatter(friend, chatter.player.id));
		const [requester, receiver] = [await openMember(`asker${n}`), await openMember(`asked${n}`)];
		const other = { id: receiver.player.id, client: receiver.client };
		members.push(new Befriender(requester, requester.player.id, other));
		members.push(new TicketWriter(await openMember(`writer${n}`), admin));
		editors.push(new Editor(await openMember(`editor${n}`)));
	}
	members.push(...customRunners, ...editors);
	async function verify(): Promise<void> {
		for (const member of members) await member.verify();
		const plays = customRunners.reduce((sum, { scores }) => sum + scores.length, 0);
		const { playCount } = await createClient(creator).query<{ readonly playCount: number }>(
			"customGames.get",
			{
				id: game.id,
			},
		);
		ledger.expect("plays of the custom game", playCount, plays);
		// Counted in the table, because there are more than the list shows.
		const notifications = await site.db.kysely.selectFrom("admin_notifications").select("message").execute();
		for (const gameName of editors.flatMap((editor) => editor.gameNames))
			ledger.expect(
				`notifications of ${gameName}`,
				notifications.filter(({ message }) => message.includes(`“${gameName}”`)).length,
				1,
			);
	}
	return { members, verify };
}

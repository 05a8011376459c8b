import { befriend } from "../befriend.ts";
import { Dice } from "../fuzz/dice.ts";
import { insertGames } from "../games.ts";
import type { Player, TestSite } from "../test-site.ts";
import { Befriender } from "./befriender.ts";
import { Caller } from "./caller.ts";
import { Chatter } from "./chatter.ts";
import type { Doer, Hands } from "./doer.ts";
import { Editor } from "./editor.ts";
import type { Ledger } from "./ledger.ts";
import { Runner } from "./runner.ts";
import { TicketWriter } from "./ticket-writer.ts";

const OF_EACH = 3;

export interface Crowd {
	readonly doers: readonly Doer[];
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
	let turn = 0;
	const callerOf = (player: Player) => new Caller(ledger, urls, player.cookieHeader, turn++);
	async function newcomer(name: string): Promise<Hands & { readonly player: Player }> {
		const player = await site.player(name);
		return { ledger, caller: callerOf(player), dice: new Dice(`${seed} ${name}`), name, player };
	}
	const admin = callerOf(await site.player("admin", { isAdmin: true }));
	const creator = await site.player("creator");
	const { game } = await insertGames(site, creator, { game: { privacy: "public" } });
	const doers: Doer[] = [];
	const [customRunners, editors]: [Runner[], Editor[]] = [[], []];
	for (let n = 0; n < OF_EACH; n++) {
		doers.push(new Runner(await newcomer(`runner${n}`), { game: n % 2 === 0 ? "github" : "country" }));
		customRunners.push(new Runner(await newcomer(`custom${n}`), { customGame: game.id }));
		const [one, friend] = [await newcomer(`chatter${n}a`), await newcomer(`chatter${n}b`)];
		await befriend(site, one.player, friend.player);
		doers.push(new Chatter(one, friend.player.id), new Chatter(friend, one.player.id));
		const [asker, asked] = [await newcomer(`asker${n}`), await newcomer(`asked${n}`)];
		const other = { id: asked.player.id, caller: asked.caller };
		doers.push(new Befriender(asker, asker.player.id, other));
		doers.push(new TicketWriter(await newcomer(`writer${n}`), admin));
		editors.push(new Editor(await newcomer(`editor${n}`)));
	}
	doers.push(...customRunners, ...editors);
	async function verify(): Promise<void> {
		for (const doer of doers) await doer.verify();
		const plays = customRunners.reduce((sum, { scores }) => sum + scores.length, 0);
		const { playCount } = await callerOf(creator).ask<{ readonly playCount: number }>("customGames.get", {
			id: game.id,
		});
		ledger.expect("plays of the custom game", playCount, plays);
		// Counted in the table, because there are more than the list shows.
		const notifications = await site.db.kysely.selectFrom("admin_notifications").select("message").execute();
		for (const made of editors.flatMap((editor) => editor.made))
			ledger.expect(
				`notifications of ${made}`,
				notifications.filter(({ message }) => message.includes(`“${made}”`)).length,
				1,
			);
	}
	return { doers, verify };
}

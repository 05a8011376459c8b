import type { Caller } from "../authorisation.ts";
import { openWorld } from "../call-table.ts";
import type { Player, TestSite } from "../test-site.ts";
import { KnownValues } from "./known-values.ts";

const MAX_TRIES = 5;

export type FuzzPlayers = Awaited<ReturnType<typeof openFuzzPlayers>>;

/** Creates a world, and opens the site if a call has closed it. @param suffix goes into the usernames. */
export async function openFuzzPlayers(site: TestSite, suffix: string) {
	const world = await inOpenSite(site, (attempt) => openWorld(site, `${suffix}${attempt}`));
	const { player, friend, other, blocked } = world;
	const admin = await site.player(`admin${suffix}`, { isAdmin: true });
	const signedIn: Record<Exclude<Caller, "visitor">, Player> = { player, friend, other, blocked, admin };
	return {
		world,
		known: new KnownValues(world),
		cookieOf(caller: Caller): string {
			if (caller === "visitor") return "";
			return signedIn[caller].cookieHeader;
		},
		signIn: (caller: Exclude<Caller, "visitor">) =>
			site.signIn(signedIn[caller]).then(
				() => true,
				() => false,
			),
	};
}

export async function endMaintenance({ db, services }: TestSite): Promise<void> {
	await db.transaction((tx) => services.siteSettings.set(tx, "maintenance", "off"));
}

/** Opens the site and all its games. Tries again if another lane's administrator closes one in between. */
async function inOpenSite<T>(site: TestSite, use: (attempt: string) => Promise<T>): Promise<T> {
	for (let attempt = 0; ; attempt++) {
		await endMaintenance(site);
		await site.db.kysely.updateTable("game_overrides").set({ is_disabled: 0 }).execute();
		try {
			return await use("abcde"[attempt] ?? "");
		} catch (error) {
			if (attempt === MAX_TRIES) throw error;
		}
	}
}

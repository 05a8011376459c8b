import { contentOfSqlite, openSqliteCopy } from "@hilo/db/testing/sqlite-databases";
import { afterEach, beforeAll, expect } from "vitest";
import { openWorld } from "./call-table.ts";
import type { World } from "./calls.ts";
import { openOwnSite } from "./sites.ts";
import { testClock } from "./test-clock.ts";
import { Player, type SiteOptions, TestSite } from "./test-site.ts";

/** A world with an administrator. */
export interface AdministeredWorld extends World {
	readonly admin: Player;
}

/** Returns what opens copies of one world. It is built once for the file, since that takes longer than a copy. */
export function onCopiesOfOneWorld(options: SiteOptions): () => Promise<AdministeredWorld> {
	let built: { readonly world: AdministeredWorld; readonly content: Buffer };
	beforeAll(async () => {
		const site = await openOwnSite(options);
		const world = { ...(await openWorld(site)), admin: await site.player("admin", { isAdmin: true }) };
		await site.settled();
		built = { world, content: contentOfSqlite(site.db.url) };
		await site.db.close();
	});
	const opened: TestSite[] = [];
	afterEach(async () => {
		const sites = opened.splice(0);
		await Promise.all(sites.map((site) => site.settled()));
		await Promise.all(sites.map((site) => site.db.close()));
		expect(sites.flatMap((site) => site.log.take())).toEqual([]);
	});
	return async () => {
		const clock = testClock(built.world.site.clock.now());
		const site = new TestSite(await openSqliteCopy(built.content), { ...options, clock });
		opened.push(site);
		return onSite(built.world, site);
	};
}

/** The same world on a copy of its site. */
function onSite(world: AdministeredWorld, site: TestSite): AdministeredWorld {
	const visited = Object.entries(world).flatMap(([name, value]) =>
		value instanceof Player ? [[name, site.visitedBy(value)] as const] : [],
	);
	return { ...world, ...Object.fromEntries(visited), site };
}

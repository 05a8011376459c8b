import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";
import { setAdmin } from "../accounts/set-admin.ts";

type Asked = Parameters<Player["api"]["admin"]["audit"]["query"]>[0];

onEachDatabase((openSite) => {
	it("filters by actor, action, subject and day, page by page", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		const root = await site.player("root", { isAdmin: true });
		const [ada, ben] = [await site.player("Ada"), await site.player("ben")];
		await setAdmin(site.operator, { username: "ada", isAdmin: true });
		site.clock.advance(DAY_MS);
		await root.api.admin.endSessions.mutate({ userId: ben.id });
		site.clock.advance(DAY_MS);
		await root.api.admin.endSessions.mutate({ userId: ada.id });
		const newest = await site.db.kysely
			.selectFrom("audit_log")
			.selectAll()
			.where("at", "=", site.clock.now())
			.executeTakeFirstOrThrow();
		const more = Array.from({ length: 54 }, (_, n) => ({ ...newest, id: `${newest.id}-${n}` }));
		await site.db.kysely.insertInto("audit_log").values(more).execute();
		const all = async (query: Asked) => (await root.api.admin.audit.query(query)).rows.length;
		const { rows, next } = await root.api.admin.audit.query({});
		const rest = await root.api.admin.audit.query({ cursor: next ?? "" });
		expect([rows.length, rest.rows.length, rest.next]).toEqual([50, 7, null]);
		expect(rest.rows.at(-1)).toEqual({
			id: expect.any(String),
			at: "2026-11-21T12:00:00.000Z",
			actor: { kind: "operator", id: null, name: "operator", tokenName: null },
			action: "user.promote",
			subject: { kind: "user", id: ada.id, name: "Ada" },
			before: null,
			after: null,
		});
		const counts: [Asked, number][] = [
			[{ search: "BE" }, 1],
			[{ search: "a", action: "user.promote" }, 1],
			[{ actor: "operator" }, 1],
			[{ action: "user.promote" }, 1],
			[{ action: "no.such" }, 50],
			[{ subjectKind: "user", subjectId: ben.id }, 1],
			[{ subjectKind: "game" }, 0],
			[{ from: "2026-11-22", to: "2026-11-22" }, 1],
			[{ to: "2026-11-22" }, 2],
			[{ from: "2026-11-24" }, 0],
		];
		for (const [query, count] of counts) expect([query, await all(query)]).toEqual([query, count]);
	});

	it("records an action with its actor, and refuses to change an entry", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await setAdmin(site.operator, { username: "ada", isAdmin: true });
		const { kysely } = site.db;
		const log = () => kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		expect(await log()).toEqual([
			{
				id: expect.any(String),
				at: site.clock.now(),
				actor_kind: "operator",
				actor_id: null,
				actor_name: "operator",
				action: "user.promote",
				subject_kind: "user",
				subject_id: ada.id,
				owner_id: ada.id,
				subject_name: "ada",
				before: null,
				after: null,
				token_name: null,
			},
		]);
		const refused = /cannot be changed/;
		await expect(kysely.updateTable("audit_log").set({ actor_name: "eve" }).execute()).rejects.toThrow(
			refused,
		);
		await expect(kysely.deleteFrom("audit_log").execute()).rejects.toThrow(refused);
		expect(await log()).toHaveLength(1);
	});
});

onAnyDatabase((openSite) => {
	it("exports a CSV without formulas for spreadsheets", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const ada = await site.player("-ada");
		const reason = '=1+1, "so"';
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason, until: null });
		const { csv } = await root.api.admin.auditCsv.query({});
		const after = JSON.stringify({ until: null, reason }).replaceAll('"', '""');
		expect(csv.split("\r\n")).toEqual([
			"\uFEFFAt,By,Who,Action,Kind,Id,Name,Before,After,Token",
			`2026-11-21T12:00:00.000Z,administrator,root,user.suspend,user,${ada.id},'-ada,,"${after}",`,
			"",
		]);
		expect((await root.api.admin.auditCsv.query({ search: "nobody" })).csv.split("\r\n")).toHaveLength(2);
	});
});

import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { setMaintenance } from "../maintenance.ts";
import { seedLegal } from "../seed-content.ts";

const BAD = "Be kind.\n\n<script>alert(1)</script>";

onEachDatabase((openSite) => {
	it("shows anyone the first texts, also in maintenance, and stores them once", async () => {
		const site = await openSite();
		await Promise.all([seedLegal(site.operator), seedLegal(site.another().operator)]);
		await setMaintenance(site.operator, { isOn: true });
		const { html, contents, ...about } = await site.visitor().api.site.legal.query({ kind: "privacy" });
		expect(about).toEqual({ version: 1, publishedAt: "2026-11-23T00:00:00.000Z" });
		expect(html).toContain(`<h2 id="${contents[0]?.id}">`);
		expect((await site.visitor().get("/user/privacy-policy")).body).toEqual({ content: html });
		const terms = await site.visitor().api.site.legal.query({ kind: "terms" });
		expect((await site.visitor().get("/user/terms-of-service")).body).toEqual({ content: terms.html });
		expect(await site.db.kysely.selectFrom("legal_texts").select("version").execute()).toHaveLength(2);
	});

	it("refuses a version based on an older one, and publishes no unchanged text", async () => {
		const site = await openSite();
		await seedLegal(site.operator);
		const root = await site.player("root", { isAdmin: true });
		const publish = (markdown: string, version: number) =>
			root.post("/trpc/site.publishLegal", { kind: "privacy", markdown, version });
		const both = await Promise.all([publish("Mine.", 1), publish("Theirs.", 1)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect((await publish("Late.", 1)).body).toMatchObject({
			error: { data: { appCode: "site/legal-changed" } },
		});
		const { markdown } = await root.api.site.legalText.query({ kind: "privacy" });
		expect(await root.api.site.publishLegal.mutate({ kind: "privacy", markdown, version: 2 })).toEqual({
			version: 2,
		});
		expect((await publish(" \n", 2)).status).toBe(400);
		expect((await publish("a\0b", 2)).status).toBe(400);
		expect((await publish(">".repeat(2_500), 2)).body).toMatchObject({
			error: { data: { appCode: "site/legal-too-deep" } },
		});
		expect(await site.db.kysely.selectFrom("audit_log").select("id").execute()).toHaveLength(1);
	});
});

onAnyDatabase((openSite) => {
	it("shows the site's own name and contact in its texts, also after a change", async () => {
		const site = await openSite();
		await seedLegal(site.operator);
		const { api } = await site.player("root", { isAdmin: true });
		const shown = async () => (await site.visitor().api.site.legal.query({ kind: "terms" })).html;
		expect(await shown()).toContain("These are the rules for using Hilo.");
		expect(await shown()).not.toContain("By email");
		const own = { name: "Quizcorner", contact: "help@quiz.example", accent: null };
		await api.site.setBranding.mutate(own);
		expect(await shown()).toContain("These are the rules for using Quizcorner.");
		expect(await shown()).toContain('By email you reach us at <a href="mailto:help@quiz.example">');
		const preview = await api.site.previewLegal.mutate({ markdown: "Be kind on {site}." });
		expect(preview).toEqual({ html: "<p>Be kind on Quizcorner.</p>" });
		const { history } = await api.site.legalText.query({ kind: "terms" });
		expect(history).toMatchObject([{ version: 1, publishedBy: "Quizcorner" }]);
	});

	it("publishes versions, keeps old ones readable, and records it", async () => {
		const site = await openSite();
		await seedLegal(site.operator);
		const { api, id } = await site.player("root", { isAdmin: true });
		const first = await api.site.legalText.query({ kind: "terms" });
		expect(first.history).toEqual([
			{ version: 1, publishedAt: "2026-11-23T00:00:00.000Z", publishedBy: "Hilo" },
		]);
		expect(await api.site.previewLegal.mutate({ markdown: BAD })).toEqual({ html: "<p>Be kind.</p>" });
		const edit = { kind: "terms", markdown: `\r\n${BAD}\r\n`, version: 1 } as const;
		expect(await api.site.publishLegal.mutate(edit)).toEqual({ version: 2 });
		const shown = await site.visitor().api.site.legal.query({ kind: "terms" });
		expect(shown).toMatchObject({ version: 2, html: "<p>Be kind.</p>" });
		expect(shown.publishedAt).toBe(new Date(site.clock.now()).toISOString());
		const old = await api.site.legalVersion.query({ kind: "terms", version: 1 });
		expect(old.markdown).toBe(first.markdown);
		expect(await api.site.legalText.query({ kind: "terms" })).toMatchObject({
			markdown: BAD,
			history: [{ version: 2, publishedBy: "root" }, { version: 1 }],
		});
		const log = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		expect(log).toMatchObject([
			{ actor_id: id, action: "legal.publish", subject_kind: "legal-text", subject_name: "Terms of Service" },
		]);
		expect(JSON.parse(log[0]?.after ?? "")).toEqual({ version: 2, characters: BAD.length });
		expect(site.received(id)).toEqual([{ kind: "site" }]);
	});
});

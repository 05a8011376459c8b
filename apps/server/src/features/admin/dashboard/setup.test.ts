import { LEGAL_KINDS } from "@hilo/rules/site/legal";
import { expect, it, onTestFinished } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { startSmtpServer } from "../../../testing/smtp-server.ts";
import type { Player } from "../../../testing/test-site.ts";
import { seedContent } from "../../site/seed-content.ts";

const doneSteps = async ({ api }: Player) =>
	(await api.admin.setup.query()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
const faultOf = async ({ api }: Player, wanted: string) =>
	(await api.admin.setup.query()).steps.find(({ step }) => step === wanted)?.fault;

onEachDatabase((openSite) => {
	it("keeps what two administrators settle at the same time, in the audit log too", async () => {
		const site = await openSite({ settings: { publicUrl: null, smtpUrl: null } });
		const [ada, bob] = [
			await site.player("ada", { isAdmin: true }),
			await site.player("bob", { isAdmin: true }),
		];
		await Promise.all([
			ada.api.admin.settleSetupStep.mutate({ step: "backup", isSettled: true }),
			bob.api.admin.settleSetupStep.mutate({ step: "name", isSettled: true }),
			ada.api.admin.hideSetup.mutate({ isHidden: true }),
		]);
		expect(await doneSteps(ada)).toEqual(["name", "backup"]);
		await bob.api.admin.settleSetupStep.mutate({ step: "name", isSettled: false });
		expect(await doneSteps(ada)).toEqual(["backup"]);
		expect((await bob.api.admin.setup.query()).isHidden).toBe(true);
		const log = await site.db.kysely
			.selectFrom("audit_log")
			.select(["action", "after"])
			.orderBy("at")
			.execute();
		expect(log.map(({ action }) => action)).toEqual(Array(4).fill("site.setup"));
	});
});

onAnyDatabase((openSite) => {
	it("ticks mail once the server takes it, and an address that is https", async () => {
		const server = await startSmtpServer();
		onTestFinished(() => server.close());
		const good = await openSite({
			settings: { smtpUrl: server.url, publicUrl: "https://hilo.example", trustProxy: true },
		});
		expect(await doneSteps(await good.player("root", { isAdmin: true }))).toEqual(["mail", "address"]);
		const bad = await openSite({
			settings: { smtpUrl: server.url.replace("p%40ss", "pass"), publicUrl: "http://hilo.example" },
		});
		const root = await bad.player("root", { isAdmin: true });
		expect(await doneSteps(root)).toEqual([]);
		expect(await faultOf(root, "mail")).toMatch(/^Mail: .* takes none: /);
		expect(await faultOf(root, "address")).toMatch(/^PUBLIC_URL is no https address/);
	});

	it("ticks what the site sees: name, registration, texts and the notice of releases", async () => {
		const site = await openSite({
			settings: { publicUrl: null, smtpUrl: null, releasesRepository: "hilo/hilo" },
		});
		await seedContent(site.operator);
		const root = await site.player("root", { isAdmin: true });
		expect(await doneSteps(root)).toEqual([]);
		await root.api.site.setBranding.mutate({ name: "Quizcorner", contact: null, accent: null });
		await root.api.site.setRegistration.mutate({ registration: "open" });
		await root.api.site.setUpdateNotice.mutate({ isOn: true });
		const [first, ...others] = LEGAL_KINDS;
		await root.api.site.publishLegal.mutate({ kind: first, markdown: "Ours.", version: 1 });
		expect(await doneSteps(root)).toEqual(["name", "registration", "releases"]);
		expect(await faultOf(root, "legal")).toBe("Terms of Service is still the draft.");
		for (const kind of others)
			await root.api.site.publishLegal.mutate({ kind, markdown: "Ours.", version: 1 });
		expect(await doneSteps(root)).toEqual(["name", "registration", "legal", "releases"]);
	});
});

import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import sharp from "sharp";
import { expect, it } from "vitest";
import { z } from "zod";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { takeMails } from "../../../testing/take-mails.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { sweepPictures } from "../../pictures/sweep-pictures.ts";

const OWN = { name: "Quizcorner", contact: "help@quiz.example", accent: "#0b6b4f" };

const MANIFEST = z.looseObject({ icons: z.array(z.looseObject({ src: z.string() })) });

const admin = (site: TestSite) => site.player("root", { isAdmin: true });
const about = (site: TestSite) => site.visitor().api.site.about.query();
const logo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 60, alpha: 1 } } })
		.png()
		.toBuffer()
		.then((bytes) => new Uint8Array(bytes));

async function audited({ db }: TestSite) {
	const rows = await db.kysely.selectFrom("audit_log").selectAll().orderBy("at").orderBy("id").execute();
	return rows.map(({ action, before, after }) => ({
		action,
		before: JSON.parse(before ?? ""),
		after: JSON.parse(after ?? ""),
	}));
}

async function download(site: TestSite, path: string) {
	const response = await site.visitor().fetch(path);
	return { response, picture: sharp(await response.arrayBuffer()) };
}

onEachDatabase((openSite) => {
	it("has a mark, which the sweep of pictures keeps until it is replaced", async () => {
		const site = await openSite();
		const root = await admin(site);
		const { api } = root;
		const { mark } = await api.site.setMark.mutate(await logo(400, 200));
		expect((await about(site)).mark).toBe(mark);
		site.clock.advance(30 * 24 * 3_600_000);
		expect(await sweepPictures(site.operator)).toBe(0);
		const { response, picture } = await download(site, `/mark/${mark}-128.png`);
		expect(response.headers.get("Content-Type")).toBe("image/png");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(await picture.metadata()).toMatchObject({
			format: "png",
			width: 128,
			height: 128,
			hasAlpha: true,
		});
		const icon = await download(site, `/mark/${mark}-180.png`);
		expect(await icon.picture.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
		await site.signIn(root);
		await api.site.removeMark.mutate();
		expect((await about(site)).mark).toBeNull();
		expect((await site.visitor().fetch(`/mark/${mark}-128.png`)).status).toBe(404);
		expect(await sweepPictures(site.operator)).toBe(1);
		expect((await audited(site)).map(({ action, after }) => ({ action, after }))).toEqual([
			{ action: "site.mark", after: { mark } },
			{ action: "site.mark", after: { mark: null } },
		]);
	});
});

onAnyDatabase((openSite) => {
	it("has a name that no player gets, but one who had it before keeps", async () => {
		const site = await openSite();
		const { api } = await admin(site);
		const [early, late] = [await site.player("quiz.corner"), await site.player("late")];
		await api.site.setBranding.mutate(OWN);
		const reserved = { status: 400, body: { code: "accounts/username-reserved" } };
		const account = { email: "new@example.org", username: "QuizCorner", password: "correct horse" };
		expect(await site.visitor().post("/auth/register", account)).toMatchObject(reserved);
		const rename = { username: "Quiz_Corner" };
		expect(await late.send("PATCH", "/user/profile", rename)).toMatchObject(reserved);
		const byAdmin = { userId: late.id, ...rename, reason: "He asked for it" };
		expect(await refusal(api.moderation.renameUser.mutate(byAdmin))).toMatchObject({ status: 400 });
		const kept = await early.send("PATCH", "/user/profile", { username: "Quiz.Corner" });
		expect(kept).toMatchObject({ status: 200, body: { user: { username: "Quiz.Corner" } } });
	});

	it("refuses what is invalid, and names the contrast of a colour that is hard to read", async () => {
		const site = await openSite();
		const { api } = await admin(site);
		const set = (change: Partial<typeof OWN>) => refusal(api.site.setBranding.mutate({ ...OWN, ...change }));
		expect(await set({ name: " " })).toMatchObject({ status: 400, code: "site/name-empty" });
		expect(await set({ name: "x".repeat(31) })).toMatchObject({ code: "site/name-too-long" });
		expect(await set({ contact: "help" })).toMatchObject({ code: "accounts/email-invalid" });
		expect(await set({ accent: "red;}" })).toMatchObject({ code: "site/accent-invalid" });
		expect(await set({ accent: "#eeeeee" })).toMatchObject({
			status: 400,
			code: "site/accent-unreadable",
			message: expect.stringContaining("on the light theme: 1.0 to 1, and 4.5 is needed"),
		});
		expect(await about(site)).toMatchObject(DEFAULT_BRANDING);
	});

	it("refuses marks that are no picture, drawn by code, or too small, and serves no other pictures", async () => {
		const site = await openSite();
		const { api } = await admin(site);
		const set = (bytes: Uint8Array) => refusal(api.site.setMark.mutate(bytes));
		expect(await set(new Uint8Array())).toMatchObject({ status: 400, code: "accounts/avatar-missing" });
		expect(await set(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
			status: 415,
			code: "accounts/avatar-wrong-type",
		});
		expect(await set(await logo(191, 400))).toMatchObject({ status: 400, code: "site/mark-too-small" });
		expect((await about(site)).mark).toBeNull();
		const { mark } = await api.site.setMark.mutate(await logo(192, 192));
		for (const path of [`/mark/${mark}-64.png`, `/mark/${"a".repeat(32)}-128.png`])
			expect((await site.visitor().fetch(path)).status, path).toBe(404);
	});

	it("is in the manifest, which clients keep by its tag", async () => {
		const site = await openSite();
		const { api } = await admin(site);
		const manifest = async (tag = "") => {
			const response = await site.visitor().fetch("/site.webmanifest", { headers: { "If-None-Match": tag } });
			return { response, body: response.status === 304 ? null : MANIFEST.parse(await response.json()) };
		};
		const usual = await manifest();
		expect(usual.response.headers.get("Content-Type")).toBe("application/manifest+json");
		expect(usual.body).toMatchObject({ name: "Hilo", short_name: "Hilo", display: "standalone" });
		expect(usual.body?.icons[0]?.src).toBe("/favicon.svg");
		const tag = usual.response.headers.get("ETag") ?? "";
		expect((await manifest(tag)).response.status).toBe(304);
		await api.site.setBranding.mutate(OWN);
		const { mark } = await api.site.setMark.mutate(await logo(192, 192));
		const { body } = await manifest(tag);
		expect(body).toMatchObject({ name: "Quizcorner", short_name: "Quizcorner" });
		expect(body?.icons.map(({ src }) => src)).toEqual([`/mark/${mark}-192.png`, `/mark/${mark}-512.png`]);
	});

	it("is on the picture for links to the site, at another address after each change", async () => {
		const site = await openSite();
		const { api } = await admin(site);
		await api.site.setBranding.mutate(OWN);
		const named = (await about(site)).preview;
		expect(named).toMatch(/^\/previews\/site-[\da-f]{8}\.png$/);
		const { picture } = await download(site, named);
		const drawn = await picture.raw().toBuffer();
		expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
		await api.site.setMark.mutate(await logo(192, 192));
		const marked = (await about(site)).preview;
		expect(marked).not.toBe(named);
		const old = await site.visitor().fetch(named);
		expect([old.status, old.headers.get("Location")]).toEqual([302, marked]);
		expect((await (await download(site, marked)).picture.raw().toBuffer()).equals(drawn)).toBe(false);
	});

	it("is in mails, in the description of the calls, and the creator of the site's own games", async () => {
		const site = await openSite();
		const root = await admin(site);
		await root.api.site.setBranding.mutate(OWN);
		await site.visitor().api.accounts.forgotPassword.mutate({ email: "root@example.org" });
		const [mail] = await takeMails(site);
		expect(mail).toMatchObject({ fromName: "Quizcorner", subject: "Choose a new password for Quizcorner" });
		expect(mail?.html).toContain("background:#0b6b4f");
		expect(JSON.stringify(mail)).not.toContain("Hilo");
		expect((await site.visitor().get("/openapi.json")).body).toMatchObject({ info: { title: "Quizcorner" } });
		expect(await (await site.visitor().fetch("/api/docs")).text()).toContain(
			"<title>The API | Quizcorner</title>",
		);
	});

	it("is the usual one until an administrator changes it, and recorded once", async () => {
		const site = await openSite();
		const { api, id } = await admin(site);
		expect(await about(site)).toEqual({
			...DEFAULT_BRANDING,
			registration: "open",
			preview: "/og.png",
			sendsMail: false,
		});
		const second = site.another();
		expect(await about(second)).toMatchObject(DEFAULT_BRANDING);
		for (let n = 0; n < 2; n++) await api.site.setBranding.mutate(OWN);
		expect(await about(site)).toMatchObject({ ...OWN, mark: null });
		site.clock.advance(1000);
		expect(await about(second)).toMatchObject(OWN);
		expect((await api.site.settings.query()).branding).toEqual({ ...OWN, mark: null });
		expect(await audited(site)).toEqual([
			{ action: "site.branding", before: { name: "Hilo", contact: null, accent: null }, after: OWN },
		]);
		expect(site.received(id)).toEqual([{ kind: "site" }]);
	});
});

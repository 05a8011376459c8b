import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumExecutable } from "./src/chromium.ts";

const [port, out, only = ""] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}`;
mkdirSync(out!, { recursive: true });
const { path, args, env } = await chromiumExecutable();
const browser = await chromium.launch({
	executablePath: path,
	args,
	env: { ...process.env, ...env } as never,
});
async function reg(name: string) {
	const ctx = await browser.newContext();
	let r = await ctx.request.post(`${base}/api/auth/register`, {
		data: { username: name, email: `${name}@example.org`, password: "correct horse" },
	});
	if (r.status() !== 201)
		r = await ctx.request.post(`${base}/api/auth/login`, {
			data: { emailOrUsername: name, password: "correct horse" },
		});
	const b = await r.json();
	const state = await ctx.storageState();
	return { ctx, id: b.user._id as string, state };
}
const ann = await reg("ann"),
	ben = await reg("ben");
const post = async (p: typeof ann, url: string, data: object) => {
	const r = await p.ctx.request.post(base + url, { data });
	const t = await r.text();
	try {
		return JSON.parse(t);
	} catch {
		return t;
	}
};
await post(ann, "/api/friend/request", { userId: ben.id });
await post(ben, "/api/friend/accept", { userId: ann.id });
await post(ben, `/api/chat/${ann.id}`, { content: "Hello! Shall we play?" });
await post(ann, "/api/support", { subject: "Help", message: "It broke.", category: "other" });
const g = await post(ann, "/api/custom-games", {
	name: "Peaks",
	description: "Which is higher?",
	valueLabel: "Metres",
	privacyLevel: "public",
	timerSeconds: 0,
	items: Array.from({ length: 12 }, (_, i) => i + 1).map((n) => ({
		name: `Peak ${n}`,
		value: n * 1000,
		imageUrl: "https://example.org/a.png",
	})),
});
const mine = await (await ann.ctx.request.get(`${base}/api/trpc/customGames.mine`)).json();
const gameId = mine.result?.data?.[0]?.id ?? mine.result?.data?.games?.[0]?.id;
const duel = await post(ann, "/api/trpc/duels.create", {
	source: { kind: "classic", game: "country" },
	toUserId: ben.id,
});
const duelId = duel.result?.data?.id;
console.log(JSON.stringify(g).slice(0, 200), gameId, duelId);
const V = [
	"/",
	"/app",
	"/cs16-game",
	"/movie-game",
	"/history-game",
	"/daily",
	"/daily/archive",
	"/leaderboard",
	"/sign-in",
	"/sign-in?mode=sign-up",
	"/forgot-password",
	"/credits",
	"/updates",
	"/privacy-policy",
	"/terms-of-service",
	"/no-such",
	"/user/none",
	"/custom-game/none",
	`/custom-game/${gameId}`,
	`/user/${ann.id}`,
];
const P = [
	"/",
	"/profile",
	"/profile?tab=badges",
	"/profile?tab=custom-games",
	"/profile?tab=friends",
	"/profile?tab=settings",
	"/profile?tab=support",
	"/profile?tab=support&ticket=new",
	"/custom-games",
	"/custom-games?tab=my-games",
	"/custom-games?tab=leaderboards",
	"/custom-games?create=true",
	"/leaderboard",
	"/leaderboard?tab=custom",
	"/leaderboard?tab=creators",
	"/leaderboard?tab=popular",
	"/messages",
	`/messages/${ben.id}`,
	`/custom-game/${gameId}`,
	`/custom-games/${gameId}/insights`,
	`/edit-custom-game/${gameId}`,
	`/duel/${duelId}`,
	"/duel/new",
	`/duel/new?sent=${duelId}`,
	"/daily",
	"/daily/history",
	"/music-game",
	"/admin",
];
const problems: string[] = [];
for (const [who, list, state] of [
	["v", V, undefined],
	["p", P, ann.state],
] as const)
	for (const [size, viewport] of [
		["phone", { width: 390, height: 844 }],
		["desk", { width: 1440, height: 900 }],
	] as const)
		for (const colorScheme of ["light", "dark"] as const) {
			if (size === "desk" && colorScheme === "dark" && !process.env.ALL) continue;
			const ctx = await browser.newContext({
				viewport,
				colorScheme,
				reducedMotion: "reduce",
				storageState: state as never,
			});
			await ctx.addInitScript(() => {
				const s = document.createElement("style");
				s.textContent = "*{caret-color:transparent!important;animation:none!important}";
				document.addEventListener("DOMContentLoaded", () => document.head.append(s));
				let x = 7;
				Math.random = () => (x = (x * 16807) % 2147483647) / 2147483647;
			});
			const page = await ctx.newPage();
			page.on("console", (m) => m.type() === "error" && problems.push(`${page.url()} ${m.text()}`));
			page.on("pageerror", (e) => problems.push(`${page.url()} PAGEERROR ${e.message}`));
			for (const p of list) {
				const name = `${who}-${size}-${colorScheme}-${p.replace(ann.id, "ANN").replace(ben.id, "BEN").replace(String(gameId), "GAME").replace(String(duelId), "DUEL").replace(/\W+/g, "_")}`;
				if (only && !name.includes(only)) continue;
				try {
					await page.goto(base + p);
					await page.waitForLoadState("networkidle", { timeout: 4000 }).catch(() => {});
					await page.waitForTimeout(250);
					writeFileSync(`${out}/${name}.png`, await page.screenshot());
				} catch (e) {
					problems.push(`${name} ${e}`);
				}
			}
			await ctx.close();
		}
writeFileSync(
	`${out}/problems.txt`,
	problems
		.join("\n")
		.replaceAll(port!, "PORT")
		.replaceAll(ann.id, "ANN")
		.replaceAll(ben.id, "BEN")
		.replaceAll(String(gameId), "GAME")
		.replaceAll(String(duelId), "DUEL"),
);
await browser.close();

import type { Among } from "@hilo/rules/leaderboards/boards";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { answer } from "../../../testing/answers.ts";
import { player } from "../../../testing/people.ts";

type Row = Outputs["leaderboards"]["board"]["rows"][number];

export const row = (rank: number, userId: string, score: number): Row => ({
	rank,
	userId,
	username: userId,
	avatarUrl: "/avatars/initials/X-1.svg",
	isCustomAvatar: false,
	score,
	label: "Classic",
	verified: rank !== 2,
});
export const podium = page.getByRole("list", { name: "The first three" }).getByRole("listitem");
export const menuButton = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}: `) });
export const entry = (label: string) => page.getByRole("menuitemradio", { name: label });
export async function choose(menu: string, label: string) {
	await menuButton(menu).click();
	await entry(label).click();
}
export const signedIn = answer("me", "get", { user: player() });
export const ROWS = [row(1, "grace", 41), row(2, "ada", 33), row(3, "cyd", 20), row(4, "dan", 7)];
export const boardOf = (rows: Row[], among: Among = "all") =>
	answer("leaderboards", "board", { among, rows });
export const board = boardOf(ROWS);
export const nowhere = answer("leaderboards", "ownRank", null);

import type { ErrorCode } from "@hilo/rules/errors/errors";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { HttpResponse, http } from "msw/http";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Outputs } from "../../../../platform/api/trpc.ts";
import { answer, refusal } from "../../../../testing/answers.ts";
import { createApiWrapper } from "../../../../testing/api-wrapper.tsx";
import { network } from "../../../../testing/network.ts";
import { player } from "../../../../testing/people.ts";
import type { EditableGame } from "../draft.ts";
import { Editor } from "../editor.tsx";
import type { GameToSave } from "../model/sheet.ts";

export function mountains(count: number): EditableGame {
	return {
		id: "g1",
		version: 1,
		name: "Mountains",
		description: "Which one is higher?",
		valueLabel: "Metres",
		question: "",
		source: "",
		asOf: "",
		licence: null,
		thousandsSeparator: true,
		category: null,
		privacyLevel: "private",
		timerSeconds: 0,
		items: Array.from({ length: count }, (_, at) => ({
			id: `i${at}`,
			name: `Mountain ${at + 1}`,
			value: 1000 + at,
			imageUrl: `/pictures/${"a".repeat(32)}.webp`,
		})),
	};
}

const hills: Outputs["customGames"]["templates"][number] = {
	id: "hills",
	name: "Hills",
	description: "Which hill is higher?",
	valueLabel: "Metres",
	question: "Is {B} higher than {A}?",
	source: "Survey",
	asOf: "2026-08",
	category: "geography",
	items: mountains(10).items.map(({ id: _, ...item }) => item),
};

type Created = GameToSave & { readonly clientId: string };
type Updated = GameToSave & { readonly id: string; readonly version: number };

/** Keeps one game, and refuses to change another version than its newest. `games` are all that it accepted. */
export function gamesServer() {
	const games: GameToSave[] = [];
	const created: Created[] = [];
	const updated: Updated[] = [];
	const failures: (() => Response)[] = [];
	let version = 1;
	const take = (game: GameToSave, isChange: boolean) => {
		const failure = failures.shift();
		if (failure) return failure();
		games.push(game);
		if (isChange) version++;
		const data = { id: "g1", version, updatedAt: "2026-11-01T10:00:00.000Z" };
		return HttpResponse.json({ result: { data: data satisfies Outputs["customGames"]["update"] } });
	};
	network.use(
		http.post<never, Created>("/api/trpc/customGames.create", async ({ request }) => {
			const game = await request.json();
			created.push(game);
			return take(game, false);
		}),
		http.post<never, Updated>("/api/trpc/customGames.update", async ({ request }) => {
			const game = await request.json();
			updated.push(game);
			if (game.version !== version) return refusal("custom-games/changed-meanwhile");
			return take(game, true);
		}),
	);
	return {
		games,
		created,
		updated,
		refuseNext: (code: ErrorCode) => failures.push(() => refusal(code)),
		/** As another tab or device does. */
		changeElsewhere(game: EditableGame) {
			version = game.version;
			const saved = {
				items: [...game.items],
				updatedAt: "2026-11-02T10:00:00.000Z",
				shareableLink: "/custom-game/g1",
			};
			network.use(answer("customGames", "forEdit", { ...game, ...saved }));
		},
		breakOffNext: () => failures.push(() => HttpResponse.error()),
	};
}

/** A new game opens blank, unless the start screen is wanted. */
export async function openEditor(game: EditableGame | null, isBlank = game === null, firstItem?: string) {
	const onSaved = vi.fn();
	network.use(
		answer("customGames", "pictureQuota", { usedBytes: 0, limitBytes: 60 }),
		answer("customGames", "templates", [hills]),
	);
	const { utils, wrapper } = createApiWrapper();
	utils.me.get.setData(undefined, { user: player() });
	const rootRoute = createRootRoute({
		component: () => (
			<main className="flex min-h-dvh flex-col pt-(--bar)">
				<Editor playerId="ada" isAdmin={false} game={game} firstItem={firstItem} onSaved={onSaved} />
			</main>
		),
	});
	const history = createMemoryHistory();
	const router = createRouter({ routeTree: rootRoute, history });
	await router.load();
	const screen = await render(<RouterProvider router={router as never} />, { wrapper });
	/** This editor's part of the page, which may show another as a second tab. */
	const tab = page.elementLocator(screen.container);
	await expect.element(tab.getByRole("heading", { level: 1 })).toBeVisible();
	if (isBlank) await tab.getByRole("button", { name: "Start blank" }).click();
	return { ...screen, tab, history, onSaved, signOut: () => utils.me.get.setData(undefined, { user: null }) };
}

export function pasteText(text: string) {
	const clipboardData = new DataTransfer();
	clipboardData.setData("text/plain", text);
	document.activeElement?.dispatchEvent(
		new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
	);
}

export const save = page.getByRole("button", { name: "Save game" });
export const name = page.getByRole("textbox", { name: "Name", exact: true });
export const toStep = (step: string) =>
	page.getByRole("button", { name: new RegExp(`^\\d ${step}`) }).click();
export const storedText = () => localStorage.getItem("hilo-of:ada:game-draft:g1") ?? "";
export const drafts = () => Object.keys(localStorage).filter((key) => key.includes("game-draft"));

import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, vi } from "vitest";
import { render } from "vitest-browser-react";
import { browserLinks } from "../../../../platform/api/links.ts";
import { createQueryClient } from "../../../../platform/api/query-client.ts";
import { createApi, trpc } from "../../../../platform/api/trpc.ts";
import { answer } from "../../../../testing/answers.ts";
import { network } from "../../../../testing/network.ts";
import type { SavedGame } from "../model/sheet.ts";
import { OpenEditor } from "../open-editor.tsx";
import type { EditableGame, GamesApi } from "../save/games-api.ts";

export function mountains(count: number): EditableGame {
	return {
		id: "g1",
		version: 1,
		name: "Mountains",
		description: "Which one is higher?",
		valueLabel: "Metres",
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

/** Accepts every game and records it in `games`. */
export function gamesServer() {
	const games: SavedGame[] = [];
	const take = (game: SavedGame) => {
		games.push(game);
		return { id: "g1", version: games.length + 1 };
	};
	const api = {
		create: vi.fn<GamesApi["create"]>(async (game) => take(game)),
		update: vi.fn<GamesApi["update"]>(async (_id, _version, game) => take(game)),
		load: vi.fn<GamesApi["load"]>(async () => mountains(10)),
	};
	return { api, games };
}

export async function openEditor(game: EditableGame | null, api: GamesApi) {
	const onSaved = vi.fn();
	network.use(answer("customGames", "pictureQuota", { usedBytes: 0, limitBytes: 60 }));
	const queryClient = createQueryClient();
	const { client } = createApi(
		queryClient,
		browserLinks(() => {}),
	);
	const rootRoute = createRootRoute({
		component: () => (
			<main className="flex min-h-dvh flex-col pt-(--bar)">
				<OpenEditor playerId="ada" game={game} api={api} mayFeature={false} onSaved={onSaved} />
			</main>
		),
	});
	const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
	await router.load();
	const screen = await render(
		<trpc.Provider client={client} queryClient={queryClient}>
			<QueryClientProvider client={queryClient}>
				<RouterProvider router={router as never} />
			</QueryClientProvider>
		</trpc.Provider>,
	);
	await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
	return { ...screen, onSaved };
}

export function pasteText(text: string) {
	const clipboardData = new DataTransfer();
	clipboardData.setData("text/plain", text);
	document.activeElement?.dispatchEvent(
		new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
	);
}

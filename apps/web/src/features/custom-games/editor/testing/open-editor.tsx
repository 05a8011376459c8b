import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { SavedGame } from "../model/sheet.ts";
import { OpenEditor } from "../open-editor.tsx";
import type { EditableGame, GamesApi } from "../save/games-api.ts";

/** A game with so many mountains. */
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

/** A server that takes everything and keeps it in `games`. */
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

/** Opens the editor alone: without a game for a new one. */
export async function openEditor(game: EditableGame | null, api: GamesApi) {
	const onPreview = vi.fn();
	const onSaved = vi.fn();
	const rootRoute = createRootRoute({
		component: () => (
			<main className="flex min-h-dvh flex-col">
				<OpenEditor
					playerId="ada"
					game={game}
					api={api}
					mayFeature={false}
					onPreview={onPreview}
					onSaved={onSaved}
				/>
			</main>
		),
	});
	const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
	await router.load();
	const screen = await render(<RouterProvider router={router as never} />);
	await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
	return { ...screen, onPreview, onSaved };
}

import { createFileRoute } from "@tanstack/react-router";
import { ClassicGamesPage } from "../features/admin/games/classic-games-page.tsx";

export const Route = createFileRoute("/admin/games/")({
	component: ClassicGamesPage,
});

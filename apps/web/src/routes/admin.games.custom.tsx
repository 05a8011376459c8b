import { createFileRoute } from "@tanstack/react-router";
import { CustomGamesPage } from "../features/admin/games/custom-games-page.tsx";

export const Route = createFileRoute("/admin/games/custom")({
	component: CustomGamesPage,
});

import { createFileRoute } from "@tanstack/react-router";
import { NumbersPage } from "../features/admin/numbers/numbers-page.tsx";

export const Route = createFileRoute("/admin/support/numbers")({
	component: NumbersPage,
});

import { createFileRoute } from "@tanstack/react-router";
import { QueuePage } from "../features/admin/support/queue-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/admin/support/")({
	head: () => pageTitle("Support"),
	component: QueuePage,
});

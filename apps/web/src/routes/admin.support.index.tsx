import { createFileRoute } from "@tanstack/react-router";
import { QueuePage } from "../features/admin/support/queue-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/support/")({
	head: headOf("Support"),
	component: QueuePage,
});

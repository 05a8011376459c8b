import { createFileRoute } from "@tanstack/react-router";
import { QueuePage } from "../features/admin/support/queue-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/support/")({
	head: ({ match: { context } }) => pageHead(context.site, "Support"),
	component: QueuePage,
});

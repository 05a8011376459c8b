import { createFileRoute } from "@tanstack/react-router";
import { AdminTicketPage } from "../features/admin/support/ticket-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/support/$id")({
	head: ({ match: { context } }) => pageHead(context.site, "Ticket"),
	component: TicketRoute,
});

function TicketRoute() {
	const { id } = Route.useParams();
	return <AdminTicketPage key={id} id={id} />;
}

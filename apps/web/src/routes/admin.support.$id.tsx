import { createFileRoute } from "@tanstack/react-router";
import { AdminTicketPage } from "../features/admin/support/ticket-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/admin/support/$id")({
	head: () => pageTitle("Ticket"),
	component: TicketRoute,
});

function TicketRoute() {
	const { id } = Route.useParams();
	return <AdminTicketPage key={id} id={id} />;
}

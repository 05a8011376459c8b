import { createFileRoute } from "@tanstack/react-router";
import { AdminTicketPage } from "../features/admin/support/ticket-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/support/$id")({
	head: headOf("Ticket"),
	component: TicketRoute,
});

function TicketRoute() {
	const { id } = Route.useParams();
	return <AdminTicketPage key={id} id={id} />;
}

import { useHydrated, useSearch } from "@tanstack/react-router";
import { bringSupportTexts } from "../../platform/api/support-fallbacks.ts";
import type { Me } from "../../platform/session.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BackToTickets } from "./back-to-tickets.tsx";
import { TicketForm } from "./compose/ticket-form.tsx";
import { NoticeList } from "./notice-list.tsx";
import { TicketDetail } from "./ticket-detail.tsx";
import { TicketList } from "./ticket-list.tsx";
import { useReadAll } from "./use-read-all.ts";

bringSupportTexts();

/** The list of tickets, one ticket or a new one, by the address. */
export function SupportTab({ me }: { me: Me }) {
	const { ticket, about } = useSearch({ from: "/profile" });
	if (ticket === "new") return <NewTicket playerId={me.id} about={about} />;
	if (ticket) return <TicketDetail key={ticket} playerId={me.id} id={ticket} />;
	return <Overview />;
}

function Overview() {
	const fresh = useReadAll();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-12">
			<Section
				title="Your tickets"
				aside={
					<LinkButton to="/profile" search={{ tab: "support", ticket: "new" }}>
						New ticket
					</LinkButton>
				}
			>
				<TicketList fresh={fresh} />
			</Section>
			<NoticeList />
		</div>
	);
}

function NewTicket({ playerId, about }: { playerId: string; about: string | undefined }) {
	const isAwake = useHydrated();
	return (
		<div className="max-w-2xl">
			<BackToTickets />
			<Section title="New ticket">
				{/* A stored draft is known only in the browser. */}
				{isAwake ? (
					<TicketForm key={about} playerId={playerId} about={about} />
				) : (
					<Skeleton className="h-120" />
				)}
			</Section>
		</div>
	);
}

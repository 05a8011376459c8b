import { trpc } from "../../platform/api/trpc.ts";
import { TimeSince } from "../../platform/dates/time-since.tsx";
import { Section } from "../../ui/section.tsx";

/** Notifications of support without a ticket, such as why a game was removed. */
export function NoticeList() {
	const { data = [] } = trpc.support.notices.useQuery();
	if (data.length === 0) return null;
	return (
		<Section title="From support">
			<ul className="divide-y divide-line border-y border-line">
				{data.map(({ id, message, createdAt }) => (
					<li key={id} className="py-4">
						<p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
							{message}
						</p>
						<p className="mt-1 text-sm text-muted">
							<TimeSince iso={createdAt} />
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

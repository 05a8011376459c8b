import { longDate } from "../../../platform/dates/long-date.ts";

export interface Update {
	readonly title: string;
	readonly content: string;
	/** ISO 8601. */
	readonly date: string;
}

interface UpdateListProps {
	updates: readonly Update[];
	/** The titles' heading level, one below the heading above the list. */
	Title?: "h2" | "h3";
}

export function UpdateList({ updates, Title = "h3" }: UpdateListProps) {
	return (
		<ol>
			{updates.map((update) => (
				<li
					key={update.date + update.title}
					className="grid gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-[12rem_1fr] md:py-6"
				>
					<time dateTime={update.date} className="text-muted">
						{longDate(update.date)}
					</time>
					<div className="min-w-0 [overflow-wrap:anywhere]">
						<Title className="text-xl">{update.title}</Title>
						<p className="mt-1 max-w-prose whitespace-pre-line text-muted">{update.content}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

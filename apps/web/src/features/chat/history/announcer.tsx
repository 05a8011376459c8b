import type { Row } from "./timeline.ts";

/** More messages that arrive together are not read out. */
const MOST = 3;

interface AnnouncerProps {
	readonly rows: readonly Row[];
	readonly username: string;
	/** The position of the newest message on opening; only later ones are read out. */
	readonly openedAt: number;
}

/** Announces new messages to screen readers. The list itself is silent, because scrolling would read it out. */
export function Announcer({ rows, username, openedAt }: AnnouncerProps) {
	const news = rows.filter(({ isOwn, position }) => !isOwn && position > openedAt).slice(-MOST);
	return (
		<div role="log" aria-live="polite" aria-label={`New messages from ${username}`} className="sr-only">
			{news.map(({ key, content }) => (
				<p key={key}>
					<bdi>{username}</bdi>: <bdi>{content}</bdi>
				</p>
			))}
		</div>
	);
}

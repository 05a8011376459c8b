import type { Row } from "./timeline.ts";

/** More at once are not read out. */
const MOST = 3;

interface AnnouncerProps {
	readonly rows: readonly Row[];
	readonly username: string;
	/** The newest message when the chat was opened: what was there then is not read out. */
	readonly openedAt: number;
}

/** Reads out what the friend writes while the chat is open. The list itself is silent: scrolling through it is no news. */
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

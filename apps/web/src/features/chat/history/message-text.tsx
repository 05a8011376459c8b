import { Link } from "@tanstack/react-router";
import { ChatLink } from "../../friends/chat-link.tsx";
import type { TextPart } from "./message-content.ts";

const CHAT_PATH = /^\/messages\/([\w-]+)$/;
const LINK = "link break-all [unicode-bidi:isolate]";

/** A message's text with its links. Markup is shown as typed. */
export function MessageText({ parts }: { parts: readonly TextPart[] }) {
	return parts.map(({ text, href, isOwn }, at) => {
		if (href === null) return text;
		const key = `${at}`;
		if (!isOwn)
			return (
				<a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
					{text}
					<span className="sr-only"> (opens in a new tab)</span>
				</a>
			);
		const [, userId] = CHAT_PATH.exec(href) ?? [];
		return userId ? (
			<ChatLink key={key} userId={userId} className={LINK}>
				{text}
			</ChatLink>
		) : (
			<Link key={key} to={href} className={LINK}>
				{text}
			</Link>
		);
	});
}

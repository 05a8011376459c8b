import type { ShownSource } from "@hilo/rules/play/shown-source";
import { sourceDate } from "../../platform/dates.ts";

/** "UN Tourism · Dec 2018". */
export function sourceText({ text, asOf }: Pick<ShownSource, "text" | "asOf">): string {
	return asOf ? `${text} · ${sourceDate(asOf)}` : text;
}

interface SourceLinkProps {
	source: ShownSource & { readonly url: string };
	about: string;
	className?: string;
}

/** Players may have written its address. Its hidden words stay with it where its text is cut off. */
export function SourceLink({ source, about, className = "" }: SourceLinkProps) {
	const text = sourceText(source);
	return (
		<a
			className={`relative ${className}`}
			href={source.url}
			title={text}
			target="_blank"
			rel="noreferrer nofollow ugc"
		>
			{text}
			<span className="sr-only"> on {about}, in a new tab</span>
		</a>
	);
}

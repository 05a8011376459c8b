import type { ShownSource } from "@hilo/rules/play/shown-source";
import { sourceDate } from "../../platform/dates.ts";

/** "UN Tourism · Dec 2018", whose date stays in one line. */
export function sourceText({ text, asOf }: Pick<ShownSource, "text" | "asOf">): string {
	return text + dateText(asOf);
}

function dateText(asOf: string | null): string {
	return asOf ? `\u00a0· ${sourceDate(asOf).replaceAll(" ", "\u00a0")}` : "";
}

/** Apart, so that a long text that is cut off keeps its date. */
function Words({ source: { text, asOf } }: { source: ShownSource }) {
	return (
		<>
			<span>{text}</span>
			{asOf && <span>{dateText(asOf)}</span>}
		</>
	);
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
			<Words source={source} />
			<span className="sr-only"> on {about}, in a new tab</span>
		</a>
	);
}

interface SourceTextProps {
	source: ShownSource;
	about: string;
	className: string;
	/** For a source with an address. */
	linkClass: string;
}

/** A source with its date: a link where it has an address. */
export function SourceText({ source, about, className, linkClass }: SourceTextProps) {
	const { url } = source;
	if (url !== null)
		return <SourceLink source={{ ...source, url }} about={about} className={`${className} ${linkClass}`} />;
	return (
		<span dir="auto" title={sourceText(source)} className={className}>
			<Words source={source} />
		</span>
	);
}

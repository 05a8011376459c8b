import { LEGAL_TITLES, type LegalKind } from "@hilo/rules/site/legal";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { longDate } from "../../platform/dates.ts";
import { QueryBoundary } from "../../platform/query-boundary.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import "./legal-text.css";

type Legal = Outputs["site"]["legal"];

/** A text with fewer parts has no table of contents. */
const LONG = 5;
const HEADING = "On this page";

export function LegalPage({ kind }: { kind: LegalKind }) {
	const query = trpc.site.legal.useQuery({ kind });
	return (
		<div className="wide pt-8 md:pt-14">
			<h1 className="text-title">{LEGAL_TITLES[kind]}</h1>
			<QueryBoundary query={query} code={`site/${kind}-load-failed`} fallback={<PageSpinner />}>
				{(legal) => <Document {...legal} />}
			</QueryBoundary>
		</div>
	);
}

function Document({ html, contents, version, publishedAt }: Legal) {
	const isLong = contents.length >= LONG;
	return (
		<>
			<p className="mt-3 text-muted">
				Version {version}, <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
			</p>
			<div className={`mt-8 grid gap-x-16 gap-y-8 ${isLong ? "lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}>
				{isLong && <Contents parts={contents} />}
				<LegalText html={html} />
			</div>
		</>
	);
}

/** Collapsed on narrow screens, so that the text begins on the first screen. */
function Contents({ parts }: { parts: Legal["contents"] }) {
	return (
		<>
			<details className="rounded-md border-2 border-line lg:hidden">
				<summary className="min-h-12 cursor-pointer px-4 py-3 text-muted">{HEADING}</summary>
				<Parts parts={parts} className="border-t border-line px-4 py-1" />
			</details>
			<nav
				aria-label={HEADING}
				className="self-start max-lg:hidden lg:sticky lg:top-[calc(var(--bar)+1.5rem)]"
			>
				<p className="text-sm text-muted">{HEADING}</p>
				<Parts parts={parts} className="mt-1" />
			</nav>
		</>
	);
}

function Parts({ parts, className }: { parts: Legal["contents"]; className: string }) {
	return (
		<ol className={className}>
			{parts.map(({ id, title }) => (
				<li key={id}>
					<a href={`#${id}`} className="block py-2.5 leading-snug hover:underline lg:py-1.5">
						{title}
					</a>
				</li>
			))}
		</ol>
	);
}

/** The server has sanitized this HTML. Pass no other HTML. */
export function LegalText({ html }: { html: string }) {
	return <div className="legal-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

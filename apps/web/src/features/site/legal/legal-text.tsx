import "./legal-text.css";

/** The server has sanitized this HTML. Pass no other HTML. */
export function LegalText({ html }: { html: string }) {
	return <div className="legal-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

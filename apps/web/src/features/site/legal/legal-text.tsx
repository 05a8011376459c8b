import "./legal-text.css";

/** A text in the server's HTML, which lets through nothing that runs. No other HTML may be shown with it. */
export function LegalText({ html }: { html: string }) {
	return <div className="legal-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

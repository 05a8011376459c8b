interface ArticleLinkProps {
	/** Its title in the English Wikipedia. */
	article: string;
	/** The name of the item that it is about. */
	about: string;
	className: string;
}

/** Leads to what there is to read about an item. */
export function ArticleLink({ article, about, className }: ArticleLinkProps) {
	return (
		<a
			className={className}
			href={`https://en.wikipedia.org/wiki/${encodeURIComponent(article)}`}
			target="_blank"
			rel="noreferrer"
		>
			Wikipedia<span className="sr-only"> on {about}, in a new tab</span>
		</a>
	);
}

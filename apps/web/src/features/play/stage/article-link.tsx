interface ArticleLinkProps {
	/** The article's title in the English Wikipedia. */
	article: string;
	about: string;
	className: string;
}

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

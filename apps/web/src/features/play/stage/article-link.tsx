interface ArticleLinkProps {
	/** The article's title in the English Wikipedia. */
	article: string;
	about: string;
	className: string;
}

export function ArticleLink({ article, about, className }: ArticleLinkProps) {
	return (
		<a className={className} href={articleUrl(article)} target="_blank" rel="noreferrer">
			Wikipedia<span className="sr-only"> on {about}, in a new tab</span>
		</a>
	);
}

/** The address of an article in the English Wikipedia, by its title. */
export function articleUrl(title: string): string {
	return `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`;
}

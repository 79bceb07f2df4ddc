/** What happened to a company: rounds, investors, status, people. These stand apart from its field. */
export const MONEY_RAISED = `
is-acquired = acquired, acquisition, taken over, takeover, bought by, bought by another, bought out, sold to, sold to another, exit, exits, exited, merged, merger, rachete, rachetee, rachat, acquis, acquise, bought up, were bought, been bought, absorbed
is-closed = closed, closed down, shut down, shutdown, shut, failed, fail, failure, failing, defunct, bankrupt, bankruptcy, liquidated, collapse, collapsed, ceased, cease, out of business, went bust, gone bust, no longer operating, no longer exists, died, dead, stopped, wound up, fermee, fermeture, faillite, disparu, ceased trading, not operating, gave up, folded
is-public = public company, listed company, stock exchange listed, listed on stock exchange, traded, went public, go public, ipo, nyse, nasdaq, initial public offering, ticker, introduction en bourse, cotee en bourse, publicly traded, quoted company, on stock market
is-active = still operating, still active, still running
debt-financing = debt, debt financing, debt round, debt funding, debt raised, raised debt, debt facility, credit facility, dette, loan from investors, lenders to company, borrowed millions, venture debt
grant-funding = grant, grants, grant money, prize, award, subvention, donor, donors, aid agency, aid agencies, development agency, foundation, foundations, fondation, free money, non dilutive, usaid, philanthropy, philanthropic, grant funding, bailleur
seed-round = seed, seed round, seed funding, seed money, amorcage, first money, seed stage
pre-seed-round ~ seed-round:.4 angel-round:.4 = pre seed, preseed, pre seed round, very first funding, earliest funding, pre amorcage
angel-round ~ pre-seed-round:.4 = angel, angel investor, angels, business angel, angel round, angel investors, angel money, investisseur providentiel
series-a-round = series a, serie a
series-b-round = series b, serie b
series-c-round = series c, serie c
equity-round = equity, venture round, venture capital, capital risque
convertible-note = convertible note, convertible, convertible loan
accelerator ~ = accelerator, accelerator class, batch, cohort, intake, incubator, accelerateur, incubateur, accelerated, class of, class
y-combinator < accelerator:.6 = y combinator, ycombinator, yc, y combinator class, y combinator batch, y combinator cohort, y combinator intake, class y combinator, silicon valley accelerator
government-funder ~ grant-funding:.3 = government money, government funded, government backed, financed by government, state funded, public money, public funding, senegalese government, government financing, funded by state, etat, fonds public, der fj, delegation entrepreneuriat, sovereign
laid-off = layoff, layoffs, laid off, lay off, job cuts, fired staff, dismissed, cut staff, licenciement, sack workers, staff cuts
went-abroad = expansion, expanded to, expand
`;

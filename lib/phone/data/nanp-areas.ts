/**
 * Area codes of the United States and Canada: postal code and name of the state or province, then
 * area codes by time zone (source: NANPA and CNAC area code maps; zones of 49 CFR 71 and the
 * provinces' acts).
 * E New York, C Chicago, M Denver, Z Phoenix, P Los Angeles, K Anchorage, D Adak, H Honolulu, A
 * Halifax, N St. John's, R Regina, O Toronto, W Winnipeg, B Edmonton, V Vancouver, Y Whitehorse.
 * Two letters: the area is in both zones.
 */
export const NANP_AREAS = `
AL Alabama C205 251 256 334 659 938
AK Alaska KD907
AZ Arizona Z480 520 602 623 ZM928
AR Arkansas C327 479 501 870
CA California P209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951
CO Colorado M303 719 720 748 970 983
CT Connecticut E203 475 860 959
DE Delaware E302
DC Washington_DC E202 771
FL Florida E239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954 EC448 850
GA Georgia E229 404 470 478 678 706 762 770 912 943
HI Hawaii H808
ID Idaho MP208 986
IL Illinois C217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872
IN Indiana E260 317 463 765 EC219 574 812 930
IA Iowa C319 515 563 641 712
KS Kansas C316 913 CM620 785
KY Kentucky E502 859 EC270 364 606
LA Louisiana C225 318 337 457 504 985
ME Maine E207
MD Maryland E227 240 301 410 443 667
MA Massachusetts E339 351 413 508 617 774 781 857 978
MI Michigan E231 248 269 313 517 586 616 679 734 810 947 989 EC906
MN Minnesota C218 320 507 612 651 763 924 952
MS Mississippi C228 471 601 662 769
MO Missouri C235 314 417 557 573 636 660 816 975
MT Montana M406
NE Nebraska C402 531 CM308
NV Nevada P702 725 PM775
NH New_Hampshire E603
NJ New_Jersey E201 551 609 640 732 848 856 862 908 973
NM New_Mexico M505 575
NY New_York E212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934
NC North_Carolina E252 336 472 704 743 828 910 919 980 984
ND North_Dakota CM701
OH Ohio E216 220 234 283 326 330 380 419 436 440 513 567 614 740 937
OK Oklahoma C405 539 572 580 918
OR Oregon P503 971 PM458 541
PA Pennsylvania E215 223 267 272 412 445 484 570 582 610 717 724 814 835 878
RI Rhode_Island E401
SC South_Carolina E803 821 839 843 854 864
SD South_Dakota CM605
TN Tennessee E865 C615 629 731 901 931 EC423
TX Texas C210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979 M915
UT Utah M385 435 801
VT Vermont E802
VA Virginia E276 434 540 571 686 703 757 804 826 948
WA Washington P206 253 360 425 509 564
WV West_Virginia E304 681
WI Wisconsin C262 274 353 414 534 608 715 920
WY Wyoming M307
AB Alberta B368 403 587 780 825
BC British_Columbia V604 VB236 250 257 672 778
MB Manitoba W204 431 584
NB New_Brunswick A428 506
NL Newfoundland_and_Labrador NA709 879
NS Nova_Scotia,_Prince_Edward_Island A782 902
ON Ontario O226 249 289 343 365 382 416 437 519 548 613 647 683 705 742 753 905 942 OW807
QC Quebec O263 354 438 450 468 514 579 819 873 OA273 367 418 581
SK Saskatchewan RB306 474 639
NT Yukon,_Northwest_Territories,_Nunavut YBWO867
`;

/** IANA time zones by the letters above. */
export const NANP_ZONES: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  Z: 'America/Phoenix',
  P: 'America/Los_Angeles',
  K: 'America/Anchorage',
  D: 'America/Adak',
  H: 'Pacific/Honolulu',
  A: 'America/Halifax',
  N: 'America/St_Johns',
  R: 'America/Regina',
  O: 'America/Toronto',
  W: 'America/Winnipeg',
  B: 'America/Edmonton',
  V: 'America/Vancouver',
  Y: 'America/Whitehorse',
};
